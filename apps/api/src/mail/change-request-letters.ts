import { eq } from "drizzle-orm";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { mailedBuyersOf } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { offersUrl } from "./addresses.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** A request with the home that it is of; undefined when it is gone. */
async function findMailedRequest(db: Queries, requestId: number) {
  const [found] = await db
    .select({
      request: changeRequests,
      choices: projectChoices,
      buildNumber: users.buildNumber,
      slug: projects.slug,
      project: projects.document,
    })
    .from(changeRequests)
    .innerJoin(projectChoices, eq(projectChoices.id, changeRequests.choicesId))
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(changeRequests.id, requestId));
  return found;
}

/** Tells the project's showroom what a buyer wants to change, with the buyers of the home as Reply-To. */
export async function sendChangeRequest({ db, config, mailer }: MailTools, requestId: number): Promise<void> {
  const found = await findMailedRequest(db, requestId);
  if (!found) return;
  const { request, choices, buildNumber, slug, project } = found;
  const texts = MAIL_TEXTS.changeRequest;
  const about = request.lines.map(({ title, name }) => [title, name].filter((part) => part !== "").join(": "));
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(request.byName, formatMoment(request.at)) },
    { kind: "paragraph", text: request.words },
    ...(about.length === 0 ? [] : [{ kind: "paragraph", text: texts.about(about.join("\n")) } as const]),
    { kind: "paragraph", text: texts.standing },
    { kind: "action", label: texts.action, url: `${config.publicUrl}/admin/projecten/${slug}/offertes` },
  ];
  await mailer.send({
    to: project.showroom.email,
    replyTo: (await mailedBuyersOf(db, choices)).map(({ email }) => email).join(", "),
    subject: texts.subject(project.name, MAIL_TEXTS.submission.home(buildNumber ?? "", request.byName)),
    ...writeLetter(MAIL_TEXTS.greeting(project.showroom.name), parts, config.productName),
  });
}

/** Tells the buyers of the home that no change is proposed, and why. Null for a request that was not refused. */
export async function changeRefusedLetter(
  { db, config }: Pick<MailTools, "db" | "config">,
  requestId: number,
): Promise<LetterToEach | null> {
  const found = await findMailedRequest(db, requestId);
  if (found?.request.ending !== "refused") return null;
  const { request, choices, slug, project } = found;
  const texts = MAIL_TEXTS.changeRefused;
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(formatDay(request.at)) },
    { kind: "paragraph", text: texts.reason(request.answer ?? "") },
    { kind: "paragraph", text: texts.next },
    { kind: "action", label: texts.action, url: offersUrl(config.publicUrl, slug) },
  ];
  return { readers: await mailedBuyersOf(db, choices), subject: texts.subject(project.name), parts };
}
