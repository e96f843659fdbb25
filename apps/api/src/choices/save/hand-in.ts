import type { SubmitType } from "@showroom/domain/model/submit-type";
import type { OpenTransaction } from "../../database/transaction.ts";
import type { AppContext } from "../../kernel/context.ts";
import { emitEvent } from "../../webhooks/emit-event.ts";
import { storeConfirmation } from "../confirm/confirmation.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findChoices } from "../read/find-choices.ts";
import type { Home } from "../read/home.ts";
import { changeAppointment } from "./change-appointment.ts";
import { writeLocked, type Write, type WrittenChoices } from "./write-choices.ts";

/**
 * Submits choices that the transaction has locked: stores choices and confirmation, and queues the mails to the buyer and the showroom.
 * @throws ProblemError `choices-incomplete` or `rule-violated` when they cannot be submitted, `appointment-gone` when the wanted
 * time cannot be booked
 */
export async function handIn(
  { jobs }: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  home: Home,
  locked: ChoicesRow,
  write: Omit<Write, "closings"> & { readonly submitType: SubmitType },
  appointmentId: number | null = null,
): Promise<Pick<WrittenChoices, "home" | "row">> {
  const written = await writeLocked(open, home, locked, write);
  const confirmation = await storeConfirmation(open.tx, written.home, written.row, written.priced, write.actor);
  await jobs.send("mail.confirmation", { confirmationId: confirmation.id }, open.client);
  await jobs.send("pictures.keep", { confirmationId: confirmation.id }, open.client);
  await jobs.send("mail.submission", { confirmationId: confirmation.id }, open.client);
  await jobs.send("mail.request", { confirmationId: confirmation.id }, open.client);
  // Staff who hand in make the offer themselves.
  if (write.submitType === "quote" && write.actor.role === "projectuser")
    await jobs.send("offers.at-once", { confirmationId: confirmation.id }, open.client);
  const { reference, buildNumber } = confirmation;
  await emitEvent({ jobs }, open, written.home.project.id, "request.handed_in", {
    buildNumber,
    reference,
    submitType: write.submitType,
    totalPrice: written.row.addedCost,
  });
  if (appointmentId !== null) {
    // What is told at the same moment is one: without the time nothing is handed in, and the buyer chooses another one.
    const wanted = { appointmentId, seen: undefined, by: "buyer" } as const;
    const outcome = await changeAppointment({ jobs }, open, write.actor, written.row, wanted);
    if (outcome !== "done") throw new ProblemError("appointment-gone");
  }
  // Read again, so that parallel requests get identical responses.
  return { home: written.home, row: (await findChoices(open.client, home)) ?? written.row };
}
