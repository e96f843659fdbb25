import { eq } from "drizzle-orm";
import { projects } from "../database/schema/catalogue.ts";
import { contactQuestions } from "../database/schema/contact.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Mails a question to the project's showroom, with the visitor as Reply-To. */
export async function sendContactQuestion({ db, config, mailer }: MailTools, questionId: number): Promise<void> {
  const [found] = await db
    .select({ question: contactQuestions, project: projects.document })
    .from(contactQuestions)
    .innerJoin(projects, eq(projects.id, contactQuestions.projectId))
    .where(eq(contactQuestions.id, questionId));
  if (!found) return;
  const { question, project } = found;
  const texts = MAIL_TEXTS.question;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(project.showroom.name),
    [
      { kind: "paragraph", text: texts.intro(project.name) },
      { kind: "paragraph", text: question.remarks },
      { kind: "paragraph", text: texts.from(question.name, question.email, question.phoneNumber) },
    ],
    config.productName,
  );
  await mailer.send({
    to: project.showroom.email,
    replyTo: question.email,
    subject: texts.subject(project.name, question.name),
    ...letter,
  });
}
