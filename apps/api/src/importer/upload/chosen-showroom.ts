import { basename, join } from "node:path";
import { eq } from "drizzle-orm";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { MediaFile } from "@showroom/domain/model/media";
import type { Queries } from "../../database/database.ts";
import { organisations } from "../../database/schema/catalogue.ts";
import type { BundleFile } from "../read/read-files.ts";

/** An organisation that is known, as a bundle has it. */
export interface ChosenShowroom {
  readonly organisation: Bundle["organisations"][number];
  /** Its pictures, by path in the bundle. */
  readonly pictures: readonly (readonly [file: string, media: MediaFile])[];
}

const fileOf = ({ public_id }: MediaFile): string => `images/organisaties/${basename(public_id)}`;

/** Reads a known organisation; null for an unknown id. */
export async function findShowroom(db: Queries, id: number): Promise<ChosenShowroom | null> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id));
  if (!row) return null;
  const { companyLogo, showroomImages, ...details } = row.details;
  const pictures = [...(companyLogo ? [companyLogo] : []), ...showroomImages];
  return {
    organisation: {
      ...details,
      key: row.key,
      name: row.name,
      companyLogo: companyLogo && fileOf(companyLogo),
      showroomImages: showroomImages.map(fileOf),
    },
    pictures: pictures.map((media) => [fileOf(media), media] as const),
  };
}

/** The pictures of an organisation that lie in the folder of an upload. */
export const filesIn = (folder: string, { pictures }: ChosenShowroom): ReadonlyMap<string, BundleFile> =>
  new Map(
    pictures.map(([file, { public_id: publicId, width, height, filesize }]) => [
      file,
      { publicId, path: join(folder, file), bytes: filesize ?? 0, width, height },
    ]),
  );

/** The bundle with the organisation as its showroom. That of the file goes, unless it is the contractor too. */
export function withShowroom(bundle: Bundle, { organisation }: ChosenShowroom): Bundle {
  const { showroom, contractor } = bundle.project;
  const others = bundle.organisations.filter(
    ({ key }) => key !== organisation.key && (key !== showroom || key === contractor),
  );
  return {
    ...bundle,
    organisations: [organisation, ...others],
    project: { ...bundle.project, showroom: organisation.key },
  };
}
