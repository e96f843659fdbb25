import { ProblemError } from "../../kernel/problem.ts";
import type { LoadedBundle } from "../read/read-bundle.ts";
import type { ChangeOutcome } from "./change-outcome.ts";
import { filesIn, findShowroom, withShowroom } from "./chosen-showroom.ts";
import { importUpload } from "./import-upload.ts";
import type { UploadTools } from "./stage-upload.ts";
import { unpackUpload, type UploadedFile } from "./unpack-upload.ts";

export interface NewProject {
  readonly slug: string;
  readonly name: string;
  /** The organisation whose advisors may enter; null for the one of the file. */
  readonly showroomId: number | null;
  /** Only says what is wrong. */
  readonly dryRun: boolean;
  /** The questions were agreed to. */
  readonly agreed: boolean;
  /** Id of the user who makes it. */
  readonly by: number;
}

/** Makes a project from an uploaded catalogue, with all checks of an import. */
export async function createProjectFrom(
  tools: UploadTools,
  file: UploadedFile,
  { slug, name, showroomId, dryRun, agreed, by }: NewProject,
): Promise<ChangeOutcome> {
  const { catalogue, pictures, findings } = await unpackUpload(file);
  const missing = { file: file.fileName, path: "", article: null, reason: "hierin staat geen catalogus" };
  const found = catalogue === null ? [...findings, { level: "error" as const, ...missing }] : [...findings];
  if (catalogue === null || found.some(({ level }) => level === "error"))
    return { findings: found, difference: null, published: false };
  const showroom = showroomId === null ? null : await findShowroom(tools.db, showroomId);
  if (showroomId !== null && showroom === null) throw new ProblemError("not-found", { detail: "Unknown organisation" });
  const adapt = (loaded: LoadedBundle): LoadedBundle =>
    showroom === null
      ? loaded
      : {
          ...loaded,
          bundle: withShowroom(loaded.bundle, showroom),
          files: new Map([...loaded.files, ...filesIn(loaded.folder, showroom)]),
        };
  const files = Object.fromEntries((showroom?.pictures ?? []).map(([path, { public_id }]) => [path, public_id]));
  const outcome = await importUpload(
    tools,
    { ...catalogue, files, pictures },
    { dryRun, approved: agreed, by, newProject: { slug, name, adapt } },
  );
  return { ...outcome, findings: [...outcome.findings, ...found] };
}
