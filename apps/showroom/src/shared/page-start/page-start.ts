/**
 * Runs first in a page, before the application has loaded: starts the requests of a step that need the user's token,
 * and records a press on a button that does not work yet. The application uses both (`take-first-read.ts`,
 * `repeat-early-press.ts`). The script has no imports, because the server inlines it. It ignores unexpected data, which
 * the application then handles.
 */
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { FirstRead } from "./take-first-read.ts";

{
  interface Stored {
    readonly accessToken?: string;
    readonly refreshToken?: string | null;
  }

  const STEP = /^\/projects\/([^/]+)\/digitale-showroom(?:\/stap\/(\d+))?(?:\/|$)/;
  const reads = new Map<string, FirstRead>();
  window.firstReads = reads;
  // Links work without the application.
  window.earlyPress = new AbortController();
  document.addEventListener(
    "click",
    (press) => {
      const button = press.target instanceof Element ? press.target.closest("button") : null;
      if (button === null) return;
      // The browser would submit the form to the page's URL.
      press.preventDefault();
      window.pressedEarly = button;
    },
    { capture: true, signal: window.earlyPress.signal },
  );

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
    const projectId = document.currentScript?.dataset["project"];
    if (projectId !== undefined) read(`/api/project-choices/${projectId}`).catch(ignore);
    const project = read(`/api/projects/slug/${slug}`).then((answer) => answer.clone().json() as Promise<Project>);
    if (stepNumber === undefined) return void project.catch(ignore);
    project
      .then((found) => {
        const houseType = houseTypeOf(found);
        const page = houseType?.pages.find(({ order }) => order + 1 === Number(stepNumber));
        return houseType && page && read(`/api/project-pages/${houseType.id}/${page.id}/frontend`);
      })
      .catch(ignore);
  };

  try {
    start();
  } catch {
    // The browser refuses storage, or its content is invalid.
  }
}
