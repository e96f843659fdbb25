/**
 * Fills a database with a generated project of 2,000 buyers, for the benchmarks of the staff's calls: `DATABASE_URL=…
 * DATA_DIR=… node bench/many-buyers.ts`. Prints the project's slug.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { DAY, fromNow } from "@showroom/service/clock";
import { loadProject } from "../src/catalogue/catalogue.ts";
import type { LoadedHouseType, LoadedProject } from "../src/kernel/loaded-project.ts";
import { costOf } from "../src/choices/read/settle-rooms.ts";
import { withCatalogue } from "../src/cli/with-database.ts";
import { users } from "../src/database/schema/accounts.ts";
import { projects } from "../src/database/schema/catalogue.ts";
import { closingDates } from "../src/database/schema/closings.ts";
import { projectChoices } from "../src/database/schema/choices.ts";
import { homes } from "../src/database/schema/homes.ts";
import { generateBundle } from "../src/importer/generate/generate-bundle.ts";
import { importBundle } from "../src/importer/publish/import-bundle.ts";

const BUYERS = 2_000;
const SIZE = { products: 1_000, rules: 100, seed: 7 } as const;
const FIRST = ["Noor", "Sanne", "Joris", "Meryem", "Bram", "Femke", "Youssef", "Lotte", "Daan", "Anouk", "Sjoerd"];
const LAST = ["de Vries", "van Dijk", "Yılmaz", "Bakker", "Jansen", "van den Berg", "El Amrani", "Visser", "Smit"];

const PHASES = 20;
const phaseOf = (index: number): string => `Blok ${index % PHASES}`;

const pick = <T>(from: readonly T[], index: number): T => {
  const found = from[index % from.length];
  if (found === undefined) throw new Error("There is nothing to pick from");
  return found;
};

/** The standard set-up of every room with some other tiles and products; the first rooms are confirmed. */
function roomsOfBuyer(project: LoadedProject, { pages }: LoadedHouseType, index: number): Record<string, RoomChoice> {
  const confirmed = index % (pages.length + 1);
  return Object.fromEntries(
    pages.map((page, at) => {
      const base = page.type === "configurator" ? standardWithTile(project, page, index) : emptyRoomChoice(page.id);
      return [String(page.id), { ...base, confirmedByUser: at < confirmed }];
    }),
  );
}

function standardWithTile(project: LoadedProject, page: LoadedHouseType["pages"][number], index: number): RoomChoice {
  const catalogue = pageCatalogue(page);
  const tile = pick([...catalogue.tiles.wall.ids], index);
  const variant = catalogue.products.get(tile)?.variants[0];
  const standard = standardRoomChoice(catalogue, project.document);
  if (!variant) return standard;
  return { ...standard, wallTileProduct: { pageProductId: tile, variantProjectProductId: variant.id } };
}

const name = await withCatalogue(async (tools) => {
  const folder = await mkdtemp(join(tmpdir(), "many-buyers-"));
  await mkdir(join(folder, "images"));
  const bundle = generateBundle(SIZE);
  await writeFile(join(folder, "bundle.json"), JSON.stringify(bundle));
  await importBundle(tools, folder, { dryRun: false });
  await rm(folder, { recursive: true });

  const { slug } = bundle.project;
  const [row] = await tools.db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
  const project = row && (await loadProject(tools.db, row.id));
  if (!project) throw new Error(`${slug} was not imported`);
  const houses = [...project.houseTypes.values()];
  await tools.db.delete(users).where(eq(users.projectId, project.id));
  const made = await tools.db
    .insert(users)
    .values(
      Array.from({ length: BUYERS }, (_, index) => ({
        email: `koper.${index + 1}@${slug}.example`,
        firstName: pick(FIRST, index * 7),
        lastName: pick(LAST, index * 5 + Math.floor(index / 11)),
        role: "projectuser" as const,
        roles: ["projectuser" as const],
        projectId: project.id,
        houseTypeId: pick(houses, index).houseType.id,
        buildNumber: String(index + 1),
        passwordHash: index % 10 === 0 ? null : "none",
      })),
    )
    .returning({ id: users.id });
  await tools.db.insert(homes).values(
    Array.from({ length: BUYERS }, (_, index) => ({
      projectId: project.id,
      buildNumber: String(index + 1),
      houseTypeId: pick(houses, index).houseType.id,
      phase: phaseOf(index),
    })),
  );
  // A part closes soon for everybody, so that every home that has not handed in is on the list of today.
  const lastDay = dayOf(fromNow(5 * DAY));
  await tools.db
    .insert(closingDates)
    .values(
      Array.from({ length: PHASES }, (_, at) => ({
        projectId: project.id,
        phase: phaseOf(at),
        part: "tiles" as const,
        lastDay,
      })),
    )
    .onConflictDoNothing();
  const choices = made.flatMap(({ id }, index) => {
    if (index % 10 < 2) return [];
    const house = pick(houses, index);
    const rooms = roomsOfBuyer(project, house, index);
    const submitted = index % 7 === 0;
    return [
      {
        userId: id,
        projectId: project.id,
        houseTypeId: house.houseType.id,
        version: 1 + (index % 30),
        revision: project.revision,
        rooms,
        addedCost: costOf({ project, house }, rooms).totalPrice,
        updatedAt: new Date(Date.UTC(2026, 9, 1, index % 24, index % 60) + index * 60_000),
        ...(submitted && { submitType: "showroom" as const, submittedAt: new Date(Date.UTC(2026, 9, 20, 12)) }),
      },
    ];
  });
  for (let start = 0; start < choices.length; start += 200)
    await tools.db.insert(projectChoices).values(choices.slice(start, start + 200));
  return slug;
});
process.stdout.write(`${name}\n`);
