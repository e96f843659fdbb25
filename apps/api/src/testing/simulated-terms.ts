/** What changes in a simulated project for everybody. */
import { cents } from "@showroom/domain/money/cents";
import { withoutProducts, withProducts } from "./bundle-edits.ts";
import { partyIn, TERMS } from "./offer-desk.ts";
import { randomOf, type Random, type SimulatedProject } from "./simulated-project.ts";

const TILER = {
  ...TERMS,
  name: "Tegelzetterij",
  registrationNumber: "2",
  termsVersion: "T-1",
  daysValid: 6,
  vatRate: 900,
};
const TILES_PARTY = partyIn(TILER);

/** What changes in a week for everybody: the terms, and the catalogue. */
export async function changeProject(world: SimulatedProject, random: Random, week: number): Promise<void> {
  await world.setTerms({
    acceptedBy: week % 4 === 3 ? "one" : "all",
    countersigned: week % 3 === 1,
    parties: week % 2 === 0 ? [] : [{ ...TILES_PARTY, parts: ["tiles"] }],
    daysValid: 4 + random(20),
    termsVersion: `2027-${week}`,
  });
  if (week % 5 !== 4) return;
  const { bundle, importer, app } = world;
  const { rows } = await app.pool.query<{ number: string }>(
    "select distinct line ->> 'productNumber' as number from offers, jsonb_path_query(document::jsonb, '$.pages[*].lines[*]') line order by 1",
  );
  // Which articles were offered follows from races too.
  const chance = randomOf(random(2 ** 32));
  const offered = rows
    .map(({ number }) => number)
    .filter((number) => bundle.products.some((one) => one.productNumber === number));
  const lost = offered.filter(() => chance(6) === 0);
  const dearer = withProducts(
    bundle,
    offered.filter(() => chance(4) === 0),
    (one) => ({
      ...one,
      grossPrice: cents(one.grossPrice + 2_500),
    }),
  );
  const published = async (without: readonly string[]): Promise<boolean> =>
    await importer.run({ ...withoutProducts(dearer, without), catalogueVersion: `week ${week}` }).then(
      () => true,
      // Some articles cannot be left out, such as a standard.
      () => false,
    );
  let left: string[] = [];
  for (const number of lost) if (await published([...left, number])) left = [...left, number];
  if (left.length === 0) await published([]);
}
