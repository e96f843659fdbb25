/**
 * Runs first in a page, before the application has loaded: starts the requests of a step that need the user's token,
 * loads the application of a rendered page after its first view, and records what the user does before the application
 * works. The application uses the requests and the records (`take-first-read.ts`, `repeat-early-input.ts`). The script
 * has no imports, because the server inlines it. It ignores unexpected data, which the application then handles.
 */
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { FirstRead } from "./take-first-read.ts";

{
  interface Stored {
    readonly accessToken?: string;
    readonly refreshToken?: string | null;
  }

  const STEP = /^\/projects\/([^/]+)\/digitale-showroom(?:\/stap\/(\d+))?(?:\/|$)/;
  /** Milliseconds until the application is loaded even if pictures and fonts have not arrived. */
  const LONGEST_WAIT = 3_000;
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

  /** Addresses of scripts; the first one starts the application. Empty when the page itself loads them. */
  let scripts = here?.["scripts"]?.split(" ") ?? [];
  const loadApplication = (): void => {
    const [application, ...others] = scripts;
    scripts = [];
    if (application === undefined) return;
    for (const href of others)
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
      );
    void import(/* @vite-ignore */ application);
  };
  /** Picture, fonts and text come first; the user's first action does not wait for them. */
  const loadAfterFirstView = (): void => {
    window.addEventListener("load", () =>
      // In the second frame, the first one with the picture is on the screen.
      requestAnimationFrame(() => requestAnimationFrame(loadApplication)),
    );
    setTimeout(loadApplication, LONGEST_WAIT);
    for (const action of ["pointerdown", "keydown", "focusin"])
      document.addEventListener(action, loadApplication, whileEarly);
  };
  if (scripts.length > 0) loadAfterFirstView();

  const parse = (text: string | null): Stored | null => (text === null ? null : (JSON.parse(text) as Stored | null));

  const houseTypeOf = ({ houseTypes, selectedProjectHouseType: selected }: Project): HouseType | undefined =>
    houseTypes.find(({ id }) => id === selected?.id) ?? houseTypes[0];

  const start = (): void => {
    // The tokens of a tab in which staff view the showroom as a buyer come first.
    const viewing = parse(window.sessionStorage.getItem("showroom.viewing"));
    const stored = viewing ?? parse(window.localStorage.getItem("showroom.tokens"));
    const token = stored?.accessToken;
    if (token === undefined) return;
    // Anonymous users have no refresh token. For all others the page hides content that depends on the user until the
    // user is loaded.
    if (viewing !== null || stored?.refreshToken != null) document.documentElement.dataset["session"] = "awaited";

    const read = (path: string): Promise<Response> => {
      const headers = { accept: "application/json, application/problem+json", authorization: `Bearer ${token}` };
      const answer = fetch(path, { headers });
      reads.set(path, { token, answer });
      return answer;
    };

    const [, slug, stepNumber] = STEP.exec(window.location.pathname) ?? [];
    if (slug === undefined) return;
    const ignore = (): void => {};
    read("/api/users/current").catch(ignore);
    const projectId = here?.["project"];
    if (projectId !== undefined) read(`/api/project-choices/${projectId}`).catch(ignore);
    const project = read(`/api/projects/slug/${slug}`).then((answer) => answer.clone().json() as Promise<Project>);
    if (stepNumber === undefined) return void project.catch(ignore);
    project
      .then((found) => {
        const houseType = houseTypeOf(found);
        const page = houseType?.pages.find(({ order }) => order + 1 === Number(stepNumber));
        const path = houseType && page && `/api/project-pages/${houseType.id}/${page.id}/frontend`;
        // An application from the cache can be first.
        return path === undefined || reads.has(path) ? undefined : read(path);
      })
      .catch(ignore);
  };

  try {
    start();
  } catch {
    // The browser refuses storage, or its content is invalid.
  }
}
