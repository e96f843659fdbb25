import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { InvitationRow } from "@showroom/api-contract/endpoints/invitations";
import { runs, SEED } from "@showroom/property-tests/runs";
import { checkRows, type KnownAccount, type KnownFacts } from "./check-rows.ts";

const TYPES = [
  { id: 1, name: "Hoekwoning" },
  { id: 2, name: "Tussenwoning A" },
];
const facts = (...accounts: KnownAccount[]): KnownFacts => ({ houseTypes: TYPES, accounts, homes: [] });
const row = (overrides: Partial<InvitationRow> = {}): InvitationRow => ({
  line: 2,
  buildNumber: "12",
  houseType: "Hoekwoning",
  firstName: "Anna",
  lastName: "de Wit",
  email: "anna@voorbeeld.nl",
  coBuyer: "",
  ...overrides,
});
const buyer = (overrides: Partial<KnownAccount> = {}): KnownAccount => ({
  userId: 7,
  email: "anna@voorbeeld.nl",
  home: { buildNumber: "12", houseTypeId: 1 },
  isWithdrawn: false,
  isFormer: false,
  canShare: true,
  ...overrides,
});
/** The faults of a row after those before it, as `field: reason`. */
const faultsOf = (known: KnownFacts, ...rows: InvitationRow[]): string[] =>
  (checkRows(rows, known).rows.at(-1)?.faults ?? []).map(({ field, reason }) => `${field}: ${reason}`);

describe("a row", () => {
  it("without faults is a new buyer, in the stored forms", () => {
    const typed = row({ buildNumber: " 12a ", houseType: "tussenwoning  a", email: " Anna@Voorbeeld.NL " });
    expect(checkRows([typed], facts())).toEqual({
      rows: [{ ...typed, state: "new", faults: [] }],
      buyers: [
        {
          email: "anna@voorbeeld.nl",
          buildNumber: "12a",
          houseTypeId: 2,
          firstName: "Anna",
          lastName: "de Wit",
          isCoBuyer: false,
        },
      ],
    });
  });

  it("may have no name yet", () => {
    expect(faultsOf(facts(), row({ firstName: "", lastName: "" }))).toEqual([]);
  });

  it("has each fault by column", () => {
    const wrong = row({ buildNumber: "", houseType: "Hoekwonig", firstName: "12", email: "anna@voorbeeld" });
    expect(faultsOf(facts(), wrong)).toEqual([
      "buildNumber: is niet ingevuld",
      'houseType: dit woningtype is er niet; bedoelt u "Hoekwoning"?',
      "firstName: een naam heeft een letter, en hoogstens 100 tekens",
      "email: is geen e-mailadres, zoals anna@voorbeeld.nl",
    ]);
  });

  it("names all house types when none comes near", () => {
    expect(faultsOf(facts(), row({ houseType: "Villa" }))).toEqual([
      "houseType: dit woningtype is er niet; kies uit: Hoekwoning, Tussenwoning A",
    ]);
  });
});

describe("a row and the accounts", () => {
  it("of the same home and address was invited before", () => {
    const { rows, buyers } = checkRows([row({ buildNumber: "12" })], facts(buyer()));
    expect(rows[0]?.state).toBe("invited");
    expect(buyers).toEqual([]);
  });

  it("of a home that somebody else has, is refused", () => {
    expect(faultsOf(facts(buyer({ email: "bob@voorbeeld.nl" })), row())).toEqual([
      "buildNumber: bouwnummer 12 is al van iemand anders: bob@voorbeeld.nl; geef Medekoper aan als zij samen kiezen",
    ]);
  });

  it("of a home whose invitation was withdrawn, is new", () => {
    expect(checkRows([row()], facts(buyer({ email: "bob@voorbeeld.nl", isWithdrawn: true }))).buyers).toHaveLength(1);
    expect(checkRows([row()], facts(buyer({ isWithdrawn: true }))).buyers).toHaveLength(1);
  });

  it("with an address of another home or account, is refused", () => {
    expect(faultsOf(facts(buyer()), row({ buildNumber: "13" }))).toEqual([
      "email: dit adres is al uitgenodigd voor bouwnummer 12",
    ]);
    expect(faultsOf(facts(buyer({ home: null })), row())).toEqual([
      "email: bij dit adres hoort al een account; gebruik een ander adres",
    ]);
    expect(faultsOf(facts(buyer()), row({ houseType: "Tussenwoning A" }))).toEqual([
      'houseType: deze koper is al uitgenodigd met woningtype "Hoekwoning"',
    ]);
  });
});

describe("a row and the homes of the project", () => {
  const home = { buildNumber: "12a", houseTypeId: 2, isClosed: false };
  const known: KnownFacts = { ...facts(), homes: [home] };
  const fitting = row({ buildNumber: "12A", houseType: "Tussenwoning A" });

  it("names one of them, in any case, with its house type or none", () => {
    expect(faultsOf(known, fitting)).toEqual([]);
    expect(checkRows([{ ...fitting, houseType: " " }], known).buyers).toMatchObject([{ houseTypeId: 2 }]);
  });

  it("is refused for a number that the project does not have, a closed home and another house type", () => {
    expect(faultsOf(known, { ...fitting, buildNumber: "12b" })).toEqual([
      "buildNumber: bouwnummer 12b is er niet in dit project; voeg de woning eerst toe bij Woningen",
    ]);
    expect(faultsOf({ ...known, homes: [{ ...home, isClosed: true }] }, fitting)).toEqual([
      "buildNumber: bouwnummer 12A is gesloten; open de woning eerst bij Woningen",
    ]);
    expect(faultsOf(known, { ...fitting, houseType: "Hoekwoning" })).toEqual([
      'houseType: bouwnummer 12A heeft woningtype "Tussenwoning A"',
    ]);
    expect(faultsOf({ ...known, homes: [{ ...home, houseTypeId: 9 }] }, { ...fitting, houseType: "" })).toEqual([
      "houseType: bouwnummer 12a heeft geen woningtype dat er nu is; wijzig eerst de woning",
    ]);
    expect(faultsOf(known, row({ buildNumber: "13", houseType: "" }))).toEqual([
      "houseType: is niet ingevuld",
      "buildNumber: bouwnummer 13 is er niet in dit project; voeg de woning eerst toe bij Woningen",
    ]);
  });

  it("does not matter for a buyer who was invited before", () => {
    expect(checkRows([row()], { ...facts(buyer()), homes: [home] }).rows[0]?.state).toBe("invited");
  });
});

describe("a row of a co-buyer", () => {
  const bob = buyer({ email: "bob@voorbeeld.nl" });
  const joining = row({ coBuyer: " Ja" });

  it("joins who has the home, and is nothing without that word", () => {
    expect(checkRows([joining], facts(bob)).buyers).toMatchObject([{ email: "anna@voorbeeld.nl", isCoBuyer: true }]);
    expect(checkRows([row({ ...joining, houseType: "" })], facts(bob)).buyers).toMatchObject([{ houseTypeId: 1 }]);
    for (const coBuyer of ["", "nee", "N"]) expect(faultsOf(facts(bob), row({ coBuyer }))).toHaveLength(1);
    expect(faultsOf(facts(), row({ coBuyer: "jaa" }))).toEqual(['coBuyer: vul "ja" in, of laat dit leeg']);
  });

  it("joins nobody in a home without a buyer, or whose buyer was withdrawn or erased", () => {
    const alone = ["coBuyer: bouwnummer 12 heeft nog geen koper; nodig die eerst uit"];
    expect(faultsOf(facts(), joining)).toEqual(alone);
    expect(faultsOf(facts({ ...bob, isWithdrawn: true, canShare: false }), joining)).toEqual(alone);
    expect(faultsOf(facts({ ...bob, canShare: false }), joining)).toEqual(alone);
    expect(faultsOf(facts(bob), row({ coBuyer: "ja", buildNumber: "13" }))).toEqual([
      "coBuyer: bouwnummer 13 heeft nog geen koper; nodig die eerst uit",
    ]);
  });

  it("has the house type of the home", () => {
    expect(faultsOf(facts(bob), { ...joining, houseType: "Tussenwoning A" })).toEqual([
      "houseType: de andere koper van bouwnummer 12 heeft een ander woningtype",
    ]);
  });

  it("may stand above the first buyer, who is invited first", () => {
    const list = [
      joining,
      row({ line: 3, email: "bob@voorbeeld.nl" }),
      row({ coBuyer: "j", email: "cas@voorbeeld.nl" }),
    ];
    expect(checkRows(list, facts()).buyers.map(({ email, isCoBuyer }) => [email, isCoBuyer])).toEqual([
      ["bob@voorbeeld.nl", false],
      ["anna@voorbeeld.nl", true],
      ["cas@voorbeeld.nl", true],
    ]);
  });
});

describe("rows of one list", () => {
  it("that are the same are invited once", () => {
    const { rows, buyers } = checkRows([row(), row({ line: 3, email: "ANNA@voorbeeld.nl" })], facts());
    expect(rows.map(({ state }) => state)).toEqual(["new", "invited"]);
    expect(buyers).toHaveLength(1);
  });

  it("may not share an address or a building number", () => {
    expect(faultsOf(facts(), row(), row({ line: 3, buildNumber: "13" }))).toEqual(["email: staat ook in rij 2"]);
    expect(faultsOf(facts(), row({ line: null }), row({ email: "bob@voorbeeld.nl" }))).toEqual([
      "buildNumber: staat ook in een andere regel van de lijst",
    ]);
  });

  it("never give two new buyers one home or one address, and no buyer for a row with a fault", () => {
    const text = fc.constantFrom(
      "12",
      "12 ",
      "13",
      "a",
      "A",
      "",
      "anna@x.nl",
      "Anna@x.nl",
      "bob@x.nl",
      "Hoekwoning",
      "\0",
    );
    const rowsOf = fc.array(
      fc.record({
        line: fc.constant(null),
        buildNumber: text,
        houseType: text,
        firstName: text,
        lastName: text,
        email: text,
        coBuyer: fc.constantFrom("", "ja", "nee", "?"),
      }),
    );
    const known = facts(buyer({ email: "anna@x.nl" }), buyer({ email: "bob@x.nl", home: null }));
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const { rows: checked, buyers } = checkRows(rows, known);
        expect(checked).toHaveLength(rows.length);
        expect(buyers).toHaveLength(checked.filter(({ state }) => state === "new").length);
        expect(new Set(buyers.map(({ email }) => email)).size).toBe(buyers.length);
        const first = buyers.filter(({ isCoBuyer }) => !isCoBuyer);
        expect(new Set(first.map(({ buildNumber }) => buildNumber.toLowerCase())).size).toBe(first.length);
        for (const { isCoBuyer, buildNumber } of buyers)
          if (isCoBuyer) expect([...first, { buildNumber: "12" }].map((one) => one.buildNumber)).toContain(buildNumber);
        for (const { state, faults } of checked) expect(faults.length > 0).toBe(state === "fault");
      }),
      { seed: SEED, numRuns: runs(100) },
    );
  });
});
