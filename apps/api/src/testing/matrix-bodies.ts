import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { TERMS } from "./offer-desk.ts";
import { DEMO_PASSWORD } from "./test-app.ts";

/** An id that nothing has. */
export const ABSENT = 999_999;

const KEY = "11111111-2222-4333-8444-555555555555";
const NO_DATES = { tiles: null, sanitary: null, floors: null };

/** A valid body for each call that has one, by the call's name. */
export function bodiesOfMatrix(
  projectId: number,
  houseTypeId: number,
  page: number,
): Readonly<Record<string, unknown>> {
  return {
    "choices.calculate": {
      project: { id: projectId },
      projectHouseType: { id: houseTypeId },
      projectChoices: { projectRoomChoices: {}, submitType: null },
    },
    "choices.fit": { house_type: { id: houseTypeId }, rooms: {}, base: {} },
    "choices.save": {
      choices: { projectRoomChoices: {}, submitType: null },
      house_type: { id: houseTypeId },
      version: 4711,
    },
    "choices.setBudget": { budget: 100_000 },
    "choices.answerCatalogue": { version: 4711, answers: {} },
    "roomVersions.save": { projectPageId: page, name: "Bewaard", roomChoice: emptyRoomChoice(page) },
    "staff.reopen": { version: 4711, reason: "Anders" },
    "staff.submit": { version: 4711, submitType: "showroom" },
    "roomVersions.rename": { name: "Anders" },
    "users.changeHouseType": { houseTypeId },
    "users.setPhoneNumber": { phoneNumber: "06 12345678" },
    "users.register": {
      firstName: "A",
      lastName: "B",
      email: "x@y.example",
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
      approveConditions: true,
    },
    "users.requestPasswordReset": { email: "niemand@elders.example" },
    "users.checkResetLink": { token: "unknown-token" },
    "users.resetPassword": { token: "unknown-token", password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD },
    "projects.ask": {
      project: { id: projectId },
      name: "Jan",
      email: "jan@elders.example",
      phoneNumber: "0612345678",
      remarks: "Vraag",
    },
    "projects.create": {
      file: new File(["{}"], "bundle.json"),
      slug: "nieuw",
      name: "Nieuw",
      dryRun: true,
      agreed: false,
    },
    "homes.read": { file: new File(["x"], "woningen.csv") },
    "homes.save": { rows: [{ line: null, buildNumber: "99", houseType: "A", phase: "", address: "" }], dryRun: true },
    "homes.change": { version: 1, buildNumber: "99", houseType: "A", phase: "", address: "", isClosed: false },
    "appointments.book": { appointmentId: null, seen: null },
    "appointments.offer": {
      employeeName: "Lotte Visser",
      firstDay: "2020-01-06",
      lastDay: "2020-01-06",
      weekdays: [1],
      from: "09:00",
      until: "10:00",
      durationInMinutes: 60,
      pauseInMinutes: 0,
    },
    "appointments.withdraw": { seen: null, reason: "" },
    "appointments.set": { appointmentId: null, seen: null, reason: "" },
    "webhooks.add": { url: "ftp://x", events: ["buyer.registered"], isEnabled: true },
    "webhooks.change": { url: "https://erp.example", events: ["buyer.registered"], isEnabled: true },
    "day.mark": { items: [{ projectId, key: "start:999999", seen: null }], action: "settle", to: null },
    "day.setAbsence": { lastDay: null, deputyId: null },
    "day.setRequestMails": { requestMails: "none" },
    "staff.saveNote": { words: "Belt liever na vijven", version: 4711 },
    "bouncedMails.settle": { id: "<nothing@x.example>" },
    "closings.save": { phase: "Blok Z", seen: NO_DATES, dates: NO_DATES },
    "closings.except": { seen: null, lastDay: null, reason: "Ziek" },
    "offers.saveTerms": { version: ABSENT, terms: TERMS },
    "offers.make": { confirmationId: ABSENT, parts: [], hardPrices: [], extras: [], remark: "" },
    "offers.makeChange": { removes: [], adds: [], reason: "Kleiner", consequence: null },
    "offers.askForChange": { lines: [], words: "Liever een andere tegel" },
    "offers.refuseRequest": { reason: "Al besteld" },
    "questions.ask": { about: { kind: "room", pageId: ABSENT }, words: "Kan dit anders?", key: KEY, pictures: [] },
    "questions.reply": { words: "Dat kan", key: KEY, pictures: [] },
    "questions.read": { messageId: ABSENT },
    "questions.close": { messageId: ABSENT },
    "offers.countersign": { hash: "0".repeat(64) },
    "offers.withdraw": { reason: "Vergissing" },
    "offers.accept": { code: "000000", hash: "0".repeat(64), wording: "" },
    "offers.decline": { reason: "Te duur" },
    "invitations.read": { file: new File(["x"], "kopers.csv") },
    "invitations.send": {
      rows: [{ line: null, buildNumber: "99", houseType: "A", firstName: "", lastName: "", email: "x" }],
      dryRun: true,
    },
    "invitations.resend": { invitationId: ABSENT, email: null },
    "invitations.withdraw": { invitationId: ABSENT },
    "projects.changeState": { state: "open" },
    "catalogue.edit": {
      revision: 1,
      catalogueVersion: "2",
      edits: [{ path: "x", value: "y" }],
      pictures: [new File(["x"], "images/a.webp")],
    },
    "projects.delete": { name: "", dryRun: true },
    "catalogue.check": { file: new File(["{}"], "bundle.json") },
    "catalogue.publish": { dryRun: true, agreed: false },
    "catalogue.plan": { at: "2026-01-01T00:00:00Z", agreed: false },
    "catalogue.preview": { houseTypeId: ABSENT },
    "catalogue.revert": { revision: ABSENT, dryRun: true, agreed: false },
    "secondFactor.confirmTotp": { code: "000000" },
    "accounts.switch": { isEnabled: true },
    "oauth.token": { client_id: "showroom", grant_type: "refresh_token", refresh_token: "unknown" },
  };
}
