/** Brings homes of the demo as far as an offer, an agreement or a change, in the ways that people go. */
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { DemoStage } from "@showroom/demo-catalogue/offers";
import { acceptanceWording } from "@showroom/domain/agreement/offer-document";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { cents } from "@showroom/domain/money/cents";
import { fromNow, MINUTE } from "@showroom/service/clock";
import { namedBuyers } from "../accounts/home-buyers.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmationPictures } from "../database/schema/choices.ts";
import { offerCodes } from "../database/schema/offers.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { acceptOfferBy } from "../offers/accept-offer.ts";
import { standingLines } from "../offers/agreed-lines.ts";
import { storeRequest } from "../offers/change-requests.ts";
import { findContractTerms, saveContractTermsOf } from "../offers/contract-terms.ts";
import { findOffer, findOffersOfProject, type StoredOffer } from "../offers/find-offers.ts";
import { askOfferCode, checkOfferCode, OFFER_CODES } from "../offers/offer-codes.ts";
import { findBuyer, type Buyer } from "../staff/buyers.ts";
import { changeForBuyer, offerToBuyer } from "../staff/offer-to-buyer.ts";

type Tools = Pick<AppContext, "db" | "pool" | "jobs" | "sealOf" | "config">;
type Member = Asker & { readonly user: UserRow };

const LOOK_AGAIN_AFTER = MINUTE / 3;
/** Offers without pictures are better than none, when the render service does not answer. */
const MOST_ATTEMPTS = 60;

const asMember = (user: UserRow): Member => ({ kind: "user", user, sessionId: "", mustEnrol: false });

async function userOf({ db }: Tools, email: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`The demo has no ${email}`);
  return user;
}

/** Whether a picture of what is handed in is still to be made: an offer freezes it. */
async function arePicturesMissing({ db, config }: Tools, homes: readonly Buyer[]): Promise<boolean> {
  if (config.renderUrl === null) return false;
  const ids = homes.flatMap(({ frozen }) => frozen?.id ?? []);
  const [missing] = await db
    .select({ pageId: confirmationPictures.pageId })
    .from(confirmationPictures)
    .where(and(inArray(confirmationPictures.confirmationId, ids), isNull(confirmationPictures.hash)))
    .limit(1);
  return missing !== undefined;
}

/** Accepts an offer with the code that was mailed. */
async function accept(tools: Tools, user: UserRow, offer: StoredOffer): Promise<void> {
  const { id: offerId } = offer.row;
  const { projectId } = offer;
  await askOfferCode(tools, user, { projectId, offerId });
  const [code] = await tools.db
    .select()
    .from(offerCodes)
    .where(and(eq(offerCodes.offerId, offerId), eq(offerCodes.userId, user.id)));
  if (!code) throw new Error("No code was made");
  const outcome = await acceptOfferBy(tools, asMember(user), {
    projectId,
    offerId,
    code: tools.sealOf(OFFER_CODES).open(code.sealed),
    hash: offer.record.hash,
    wording: acceptanceWording(offer.document),
    prove: checkOfferCode,
    // The catalogue has all that is agreed.
    onAgreed: () => Promise.resolve(),
  });
  if (outcome !== "done") throw new Error(`The demo's offer is not accepted: ${outcome}`);
}

async function makeOffer(tools: Tools, advisor: Member, home: Buyer, projectId: number): Promise<StoredOffer> {
  const { user, frozen } = home;
  if (!frozen) throw new Error("The demo's home has no request");
  const hardPrices = frozen.document.pages.flatMap(({ pageId, lines }) =>
    lines.flatMap(({ indicative, totalPrice }, line) => (indicative ? [{ pageId, line, totalPrice }] : [])),
  );
  const { outcome, offerId } = await offerToBuyer(
    tools,
    advisor,
    { projectId, userId: user.id },
    {
      confirmationId: frozen.id,
      parts: [...COST_GROUPS],
      hardPrices,
      extras: [
        {
          name: "Nis in de douche, 30 x 60 cm",
          reason: "Besproken in de showroom",
          totalPrice: cents(42_500),
          part: "tiles",
        },
      ],
      remark: "De tegels liggen klaar in de showroom; u kunt ze nog eens komen bekijken.",
    },
  );
  if (offerId === null) throw new Error(`The demo's offer is not made: ${outcome}`);
  return await findOffer(tools.db, projectId, offerId);
}

/** A buyer asks for another niche, and the advisor proposes it. */
async function proposeChange(tools: Tools, advisor: Member, user: UserRow, offer: StoredOffer): Promise<void> {
  const { projectId } = offer;
  const agreed = await findOffer(tools.db, projectId, offer.row.id);
  const lines = standingLines([agreed])
    .filter(({ name }) => name.startsWith("Nis"))
    .map(({ reference, line }) => ({ reference, line }));
  await storeRequest(tools, asMember(user), { projectId, lines, words: "Kan de nis breder, voor grote flessen?" });
  await changeForBuyer(
    tools,
    advisor,
    { projectId, userId: user.id },
    {
      removes: lines,
      adds: [
        {
          name: "Nis in de douche, 30 x 90 cm",
          reason: "Zoals u vroeg, met een plank op 45 cm",
          totalPrice: cents(51_000),
          part: "tiles",
        },
      ],
      reason: "U vroeg om een bredere nis.",
      consequence: { text: "Werktekening aanpassen", totalPrice: cents(8_500) },
    },
  );
}

async function bring(tools: Tools, stage: DemoStage, offer: StoredOffer, advisor: Member, home: Buyer): Promise<void> {
  const [first] = await namedBuyers(tools.db, home.user);
  if (stage === "offer" || !first) return;
  await accept(tools, first, offer);
  if (stage === "change") await proposeChange(tools, advisor, first, offer);
}

/** Makes the offers of the demo, once the pictures that they freeze are there. Does nothing where offers were made. */
export async function makeDemoOffers(tools: Tools, attempt: number): Promise<void> {
  const { DEMO_ADVISOR, DEMO_OFFER_HOMES, DEMO_TERMS } = await import("@showroom/demo-catalogue/offers");
  const { DEMO_HOMES } = await import("@showroom/demo-catalogue/homes");
  const [project] = await tools.db.select({ id: projects.id }).from(projects).where(eq(projects.slug, DEMO_HOMES.slug));
  if (!project || (await findOffersOfProject(tools.db, project.id)).length > 0) return;
  const homes: { readonly stage: DemoStage; readonly home: Buyer }[] = [];
  for (const { stage, account } of DEMO_OFFER_HOMES) {
    const { id } = await userOf(tools, account.email);
    homes.push({ stage, home: await findBuyer(tools, project.id, id) });
  }
  const hasWaited = attempt >= MOST_ATTEMPTS;
  if (
    !hasWaited &&
    (await arePicturesMissing(
      tools,
      homes.map(({ home }) => home),
    ))
  ) {
    await tools.jobs.send("demo.offers", { attempt: attempt + 1 }, undefined, fromNow(LOOK_AGAIN_AFTER));
    return;
  }
  const advisor = asMember(await userOf(tools, DEMO_ADVISOR));
  const { version, terms } = await findContractTerms(tools.db, project.id);
  if (!terms) await saveContractTermsOf(tools, advisor, project.id, { version, terms: DEMO_TERMS });
  for (const { stage, home } of homes)
    await bring(tools, stage, await makeOffer(tools, advisor, home, project.id), advisor, home);
}
