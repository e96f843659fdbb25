/**
 * Runs first in a page, before the application has loaded: starts the requests of a step that need the user's token,
 * shows the stored picture of the step, loads the application and all styles after what the page itself shows, and
 * records what the user does before the application works. The application uses the requests, the pictures and the records
 * (`take-first-read.ts`, `use-first-pictures.ts`, `repeat-early-input.ts`). The script has no imports, because the server
 * inlines it. It ignores unexpected data, which the application then handles.
 */
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { FirstRead } from "./take-first-read.ts";
import type { FirstPictures } from "./use-first-pictures.ts";

{
  interface Stored {
    readonly accessToken?: string;
    readonly refreshToken?: string | null;
  }

  const STEP = /^\/projects\/([^/]+)\/digitale-showroom(?:\/stap\/(\d+))?(?:\/|$)/;
  /** Milliseconds until the application is loaded even if pictures and fonts have not arrived. */
  const LONGEST_WAIT = 3_000;
  /** The same for a step, which shows only its picture or its text before. */
  const LONGEST_WAIT_OF_STEP = 1_500;
  const here = document.currentScript?.dataset;
  const reads = new Map<string, FirstRead | null>();
  window.firstReads = reads;
  const watch = new AbortController();
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  window.earlyInput = { watch, fields, button: null };
  const whileEarly = { capture: true, signal: watch.signal };
  // Links work without the application.
  document.addEventListener(
    "click",
    (press) => {
      const button = press.target instanceof Element ? press.target.closest("button") : null;
      if (button === null || !window.earlyInput) return;
      // The browser would submit the form to the page's URL.
      press.preventDefault();
      window.earlyInput.button = button;
    },
    whileEarly,
  );
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) fields.add(target);
    },
    whileEarly,
  );

  /** Addresses of scripts, each after those that it imports. */
  const scriptsOf = (name: "application" | "parts"): readonly string[] =>
    here?.[name]?.split(" ").filter(Boolean) ?? [];
  /** Empty when the page itself loads them. */
  const application = scriptsOf("application");
  /** What the page needs besides. */
  const parts = scriptsOf("parts");
  /** The storage key of the release whose scripts this browser has loaded. */
  const RELEASE = "showroom.release";
  let isLoading = application.length === 0;

  /** Loads the whole stylesheets and their fonts. The page has only the rules that it needs itself. */
  const loadStyles = (): Promise<unknown> => {
    // A font that fails is replaced by a font of the system.
    for (const font of here?.["fonts"]?.split(",") ?? []) document.fonts.load(font).catch(() => {});
    return Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>("link[disabled]:not([data-whole])")].map(
        (link) =>
          new Promise<void>((resolve) => {
            for (const event of ["load", "error"]) link.addEventListener(event, () => resolve());
            link.disabled = false;
          }),
      ),
    );
  };

  const loadApplication = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    const styles = loadStyles();
    for (const href of [...application, ...parts])
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    await styles;
    // Each script is evaluated in a task of its own, between which the browser can respond.
    for (const href of application) await import(/* @vite-ignore */ href);
    // The application handles a part that fails.
    for (const href of parts) await import(/* @vite-ignore */ href).catch(() => {});
    try {
      window.localStorage.setItem(RELEASE, here?.["release"] ?? "");
    } catch {
      // The browser refuses storage: the next visit waits as the first one.
    }
  };
  /** In the second frame, the first one with the picture is on the screen. */
  const loadAfterPaint = (): void =>
    void requestAnimationFrame(() => requestAnimationFrame(() => void loadApplication()));
  /** What is in sight comes first; the user's first action does not wait for it. */
  if (!isLoading) {
    const isRendered = here?.["after"] === "page";
    // Pictures, fonts and text of a rendered page; a step waits for its picture or its text only.
    if (isRendered) window.addEventListener("load", loadAfterPaint);
    setTimeout(() => void loadApplication(), isRendered ? LONGEST_WAIT : LONGEST_WAIT_OF_STEP);
    for (const action of ["pointerdown", "keydown", "focusin"])
      document.addEventListener(action, () => void loadApplication(), whileEarly);
  }

  const parse = (text: string | null): Stored | null => (text === null ? null : (JSON.parse(text) as Stored | null));

  const houseTypeOf = ({ houseTypes, selectedProjectHouseType: selected }: Project): HouseType | undefined =>
    houseTypes.find(({ id }) => id === selected?.id) ?? houseTypes[0];

  /**
   * The place of the picture in the page, as soon as the browser has parsed it. Null when the step shows no room, or when
   * the application has replaced the page's content.
   */
  const findPlace = async (): Promise<HTMLElement | null> => {
    for (;;) {
      const place = document.querySelector<HTMLElement>("[data-picture-place]");
      if (place !== null || document.readyState !== "loading") return place;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  /** Shows a picture in the page. Resolves when it has arrived. */
  const show = async ({ url, width, height }: StepPicture): Promise<void> => {
    const place = await findPlace();
    if (place === null) return;
    const image = Object.assign(new Image(), { alt: "", fetchPriority: "high", src: url });
    image.className = place.dataset["picturePlace"] ?? "";
    image.dataset["ready"] = "";
    if (width !== null && height !== null) {
      place.style.setProperty("--ratio", String(width / height));
      if (width <= height) place.dataset["upright"] = "true";
    }
    place.append(image);
    await image.decode();
  };

  /** Shows the picture of the step with the saved choices, and hands all pictures over to the application. */
  const showPicture = async (projectId: number, stepNumber: number, headers: HeadersInit): Promise<void> => {
    const width = Math.max(1, Math.round(window.innerWidth * window.devicePixelRatio));
    const answer = await fetch(`/api/project-choices/${projectId}/pictures/${stepNumber}?width=${width}`, { headers });
    if (!answer.ok) return;
    const first: FirstPictures = { projectId, stepNumber, pictures: (await answer.json()) as StepPicture[] };
    const [picture] = first.pictures;
    if (picture === undefined) return;
    window.firstPictures = first;
    window.dispatchEvent(new Event("firstpictures"));
    await show(picture);
  };

  // The text of a step is in the page itself.
  if (here?.["after"] === "text") document.addEventListener("DOMContentLoaded", loadAfterPaint);

  /** On a second visit the scripts come from the cache, so they do not delay the picture of a step. */
  const loadKnownRelease = (): void => {
    if (here?.["after"] === "picture" && window.localStorage.getItem(RELEASE) === here["release"])
      document.addEventListener("DOMContentLoaded", loadAfterPaint);
  };

  const loadStep = (): void => {
    if (here?.["after"] === "picture") loadAfterPaint();
  };

  const start = (): void => {
    loadKnownRelease();
    // The tokens of a tab in which staff view the showroom as a buyer come first.
    const viewing = parse(window.sessionStorage.getItem("showroom.viewing"));
    const stored = viewing ?? parse(window.localStorage.getItem("showroom.tokens"));
    const token = stored?.accessToken;
    if (token === undefined) {
      loadStep();
      return;
    }
    // Anonymous users have no refresh token. For all others the page hides content that depends on the user until the
    // user is loaded.
    if (viewing !== null || stored?.refreshToken != null) document.documentElement.dataset["session"] = "awaited";

    const headers = { accept: "application/json, application/problem+json", authorization: `Bearer ${token}` };
    const ignore = (): void => {};
    /**
     * Parses the JSON of a response as soon as it arrives. The data of a page is almost 1 MB. The task in which the
     * application renders the step would otherwise parse it.
     */
    const withParsedJson = (answer: Response): Response => {
      if (!answer.ok) return answer;
      const body: Promise<unknown> = answer.json();
      // The application handles JSON that is invalid.
      body.catch(ignore);
      return Object.assign(answer, { json: () => body });
    };
    const read = (path: string): Promise<Response> => {
      const answer = fetch(path, { headers }).then(withParsedJson);
      reads.set(path, { token, answer });
      return answer;
    };
    /** Sends a request, unless the application, which can come from the cache, has sent it already. */
    const readOnce = (path: string): void => {
      if (!reads.has(path)) read(path).catch(ignore);
    };
    const dataOf = async <Data>(answer: Response): Promise<Data | undefined> =>
      answer.ok ? ((await answer.json()) as Data) : undefined;

    const [, slug, stepNumber] = STEP.exec(window.location.pathname) ?? [];
    if (slug === undefined) return;
    const projectId = here?.["project"];
    if (projectId !== undefined && stepNumber !== undefined)
      void showPicture(Number(projectId), Number(stepNumber), headers).then(loadStep, loadStep);
    else loadStep();
    read("/api/users/current").catch(ignore);
    const choices =
      projectId === undefined ? null : read(`/api/project-choices/${projectId}`).then(dataOf<ProjectChoices>);
    choices?.catch(ignore);
    const project = read(`/api/projects/slug/${slug}`).then(dataOf<Project>);
    if (stepNumber === undefined) return void project.catch(ignore);
    project
      .then(async (found) => {
        const houseType = found && houseTypeOf(found);
        const page = houseType?.pages.find(({ order }) => order + 1 === Number(stepNumber));
        const path = houseType && page && `/api/project-pages/${houseType.id}/${page.id}/frontend`;
        if (path !== undefined) readOnce(path);
        if (page?.type === "overview" && (await choices)?.submitType)
          readOnce(`/api/project-choices/${projectId}/confirmation`);
      })
      .catch(ignore);
  };

  try {
    start();
  } catch {
    // The browser refuses storage, or its content is invalid.
    loadStep();
  }
}
