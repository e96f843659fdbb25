/** The requests of a step that need the user's token, sent before the application has loaded (`take-first-read.ts`). */
import { address } from "@showroom/api-client/address";
import { PATHS } from "@showroom/api-contract/paths";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { selectedHouseType } from "@showroom/domain/model/project";
import type { Project } from "@showroom/domain/model/project";
import { pageOfStep } from "@showroom/domain/steps/step-number";
import type { StepPath } from "../pages/step-path.ts";
import type { FirstRead } from "./protocol.ts";

const ignore = (): void => {};

export const headersWith = (token: string) => ({
  accept: "application/json, application/problem+json",
  authorization: `Bearer ${token}`,
});

/**
 * Parses the JSON of a response as soon as it arrives. The data of a page can be 300 KB. The task in which the application renders the
 * step would otherwise parse it.
 */
function withParsedJson(answer: Response): Response {
  if (!answer.ok) return answer;
  const body: Promise<unknown> = answer.json();
  // The application handles JSON that is invalid.
  body.catch(ignore);
  return Object.assign(answer, { json: () => body });
}

/** The data of a response; undefined when the API refused. */
async function dataOf<Data>(answer: Promise<Response> | undefined): Promise<Data | undefined> {
  const response = await answer;
  return response?.ok ? ((await response.json()) as Data) : undefined;
}

/**
 * Starts the requests of a step. It leaves out what the application, which can come from the cache, has sent itself.
 * @param projectId null when the server does not know the project
 */
export function startReads(
  reads: Map<string, FirstRead | null>,
  token: string,
  { slug, stepNumber }: StepPath,
  projectId: number | null,
): void {
  const read = (path: string): Promise<Response> | undefined => {
    if (reads.has(path)) return undefined;
    const answer = fetch(path, { headers: headersWith(token) }).then(withParsedJson);
    reads.set(path, { token, answer });
    // The application sends a failed request again.
    answer.catch(ignore);
    return answer;
  };
  const readProject = (path: string): Promise<Response> | undefined =>
    projectId === null ? undefined : read(address({ path }, { projectId }));

  void read(PATHS.currentUser);
  const choices = dataOf<ProjectChoices>(readProject(PATHS.choices));
  choices.catch(ignore);
  const project = dataOf<Project>(read(address({ path: PATHS.projectBySlug }, { slug })));

  async function readPage(): Promise<void> {
    const found = await project;
    const houseType = found && selectedHouseType(found);
    const page = stepNumber === null ? undefined : houseType && pageOfStep(houseType.pages, stepNumber);
    if (houseType === undefined || page === undefined) return;
    void read(address({ path: PATHS.page }, { houseTypeId: houseType.id, pageId: page.id }));
    if (page.type === "overview" && (await choices)?.submitType) void readProject(PATHS.confirmation);
  }
  readPage().catch(ignore);
}
