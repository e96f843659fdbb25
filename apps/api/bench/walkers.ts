/**
 * Like the saves of `load.ts`, with buyers who change one product of one room at a time, as in the showroom: each choice
 * is calculated and then saved, without pauses. `node bench/walkers.ts --seconds 10`.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { openBuyer } from "../src/testing/buyer.ts";
import { cpuTime } from "./cpu-time.ts";
import { crowd, quantile, type Asker } from "./crowd.ts";
import { signInAll } from "./sign-in.ts";
import { openStand } from "./stand.ts";
import { walk } from "./walk.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const stand = await openStand({ buyers: 100 });
try {
  const signedIn = await signInAll(stand);
  const [first] = signedIn;
  if (!first) throw new Error("There are no buyers");
  const buyer = await openBuyer(first.client, "de-lindehof");
  const askers = signedIn.map(({ headers }): Asker => {
    const nextHome = walk(buyer);
    let version = 0;
    let rooms: string | null = null;
    return {
      next: () => {
        if (rooms === null) {
          rooms = JSON.stringify(nextHome());
          const body = `{"project":{"id":${buyer.project.id}},"projectHouseType":{"id":${buyer.houseTypeId}},"projectChoices":{"projectRoomChoices":${rooms},"submitType":null}}`;
          return { method: "POST", path: "/api/project-choices/calculate", headers, body };
        }
        const body = `{"choices":{"projectRoomChoices":${rooms},"submitType":null},"house_type":{"id":${buyer.houseTypeId}},"version":${version}}`;
        rooms = null;
        return { method: "PUT", path: `/api/project-choices/${buyer.project.id}`, headers, body };
      },
      answered: (_status, header) => {
        const etag = /^"(\d+)"/.exec(header("etag") ?? "")?.[1];
        if (etag !== undefined) version = Number(etag);
      },
    };
  });
  await crowd(stand.urls, askers, 5);
  const before = cpuTime(stand.api().pid ?? 0);
  const { times, perSecond, refused, broken } = await crowd(stand.urls, askers, Number(values.seconds));
  const spent = (cpuTime(stand.api().pid ?? 0) - before) / (times.length / 2);
  console.log(
    `calculate and save: p50 ${quantile(times, 0.5).toFixed(0)} ms a call, ${Math.round(perSecond / 2)} pairs/s, failed ${refused + broken}, API ${spent.toFixed(2)} ms of processor a pair, load ${loadavg()[0]?.toFixed(1)}`,
  );
} finally {
  await stand.stop();
}
