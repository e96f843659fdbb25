/** Letters about who has a home: a purchase that ended, a buyer who left, buyers who have another home. */
import { eq } from "drizzle-orm";
import { users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import { choiceChanges, projectChoices } from "../database/schema/choices.ts";
import { showroomUrl } from "./addresses.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailTools } from "./mail-tools.ts";
import { OCCUPANCY_QUESTIONS, OCCUPANCY_TEXTS } from "./occupancy-texts.ts";
import { MAIL_TEXTS } from "./texts.ts";

interface OccupancyEvent {
  /** In the history of the home. */
  readonly eventId: number;
  readonly userId: number;
}

/** Sends one letter to one person. Nothing is sent to who was erased meanwhile. */
export async function sendOccupancyLetter(
  { db, config, mailer }: Pick<MailTools, "db" | "config" | "mailer">,
  kind: keyof typeof OCCUPANCY_TEXTS,
  { eventId, userId }: OccupancyEvent,
): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  const [event] = await db
    .select({ note: choiceChanges.note, project: projects.document, slug: projects.slug })
    .from(choiceChanges)
    .innerJoin(projectChoices, eq(projectChoices.id, choiceChanges.choicesId))
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(eq(choiceChanges.id, eventId));
  if (!person || person.passwordHash === null || !event) return;
  const texts = OCCUPANCY_TEXTS[kind];
  const { project, slug, note } = event;
  // The note begins with names or numbers, which the letter says itself.
  const reason = note?.slice(note.indexOf(": ") + 2) ?? "";
  const parts: LetterPart[] = [
    { kind: "paragraph", text: texts.intro(project.name, person.buildNumber ?? "") },
    ...(reason === "" ? [] : [{ kind: "paragraph", text: `Reden: ${reason}` } as const]),
    ...texts.next.map((text) => ({ kind: "paragraph", text }) as const),
    ...(kind === "purchaseEnded"
      ? []
      : [{ kind: "action", label: texts.action, url: showroomUrl(config.publicUrl, slug) } as const]),
    { kind: "paragraph", text: OCCUPANCY_QUESTIONS(project.showroom.name) },
  ];
  await mailer.send({
    to: person.email,
    subject: texts.subject(project.name),
    ...writeLetter(MAIL_TEXTS.greeting(person.firstName), parts, config.productName),
  });
}
