import { describe, expect, it } from "vitest";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { useSavingBuyer } from "../../testing/saving-buyer.ts";
import { BUYER } from "../../testing/test-app.ts";

const at = useSavingBuyer();
const { bathroom, otherTile, standard, save, load } = at;

describe("submission", () => {
  it("is refused while rooms are open, without a change", async () => {
    const answer = await save({ [bathroom().id]: standard() }, 0, "showroom");
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: "choices-incomplete" });
    expect(await load()).toMatchObject({ version: 0, submitType: null });
  });

  it("stores one confirmation and sends one mail to the buyer and one to the showroom, also for repeated and parallel requests", async () => {
    const rooms = { ...at.buyer.everything(), [bathroom().id]: otherTile() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(rooms, 0, "showroom")));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await save(rooms, 0, "showroom")).text).toBe(answers[0]?.text);
    const { rows } = await at.app.pool.query(
      "select c.id from confirmations c join project_choices p on p.id = c.choices_id join users u on u.id = p.user_id where u.email = $1",
      [BUYER],
    );
    expect(rows).toHaveLength(1);
    await at.app.mails(2);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const mails = await at.app.mails(2);
    const receivers = mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
    expect(receivers).toHaveLength(2);
    expect(new Set(receivers)).toEqual(new Set(["info@showroom.example", BUYER]));
  });

  it("stores all article facts in the confirmation, which no import changes", async () => {
    await save({ ...at.buyer.everything(), [bathroom().id]: otherTile() }, 0, "showroom");
    const { body } = await at.client.call(getConfirmation, { params: { projectId: at.ids.projectId } });
    expect(body).toMatchObject({
      submitType: "showroom",
      buildNumber: "12",
      projectName: "De Lindehof",
      catalogueVersion: expect.any(String),
    });
    expect(body.reference).toMatch(/^LIN-12-\d{4}$/);
    const lines = body.pages.flatMap((page) => page.lines);
    expect(lines.reduce((total, line) => total + line.totalPrice, 0)).toBe(body.subTotalPrice);
    expect(body.totalPrice).toBe(body.subTotalPrice - body.discount);
    const tile = body.pages
      .find((page) => page.roomName === "bathroom")
      ?.lines.find((line) => line.part === "wallTile");
    expect(tile).toMatchObject({ unit: "m2", isStandard: false, costGroup: "Tegels" });
    expect(tile?.quantity).toBeGreaterThan(0);
    expect(lines.filter((line) => line.part === "sanitary").map((line) => line.productGroupTitle)).toContain(
      "Wastafelkraan",
    );
    expect(tile?.productGroupTitle).toBeNull();
    const floors = body.pages.filter((page) => page.lines.length === 0);
    expect(floors.map(({ title, totalPrice }) => [title, totalPrice])).toEqual([["Woonvloer", 0]]);
    await at.app.pool.query(
      "update projects set revision = revision + 1, document = jsonb_set(document, '{name}', '\"Anders\"') where id = $1",
      [at.ids.projectId],
    );
    expect((await at.client.call(getConfirmation, { params: { projectId: at.ids.projectId } })).body).toEqual(body);
    await at.app.pool.query(
      "update projects set revision = revision + 1, document = jsonb_set(document, '{name}', '\"De Lindehof\"') where id = $1",
      [at.ids.projectId],
    );
  });

  it("locks the choices for every caller", async () => {
    const { body } = await save(at.buyer.everything(), 0, "showroom");
    for (const [version, submitType] of [
      [body.version, null],
      [body.version, "quote"],
      [0, null],
    ] as const) {
      const answer = await save({ [bathroom().id]: otherTile() }, version, submitType);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: "choices-locked" });
    }
    expect(await load()).toEqual(body);
  });
});
