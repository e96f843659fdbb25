/** An amount that stays on one line. */
const whole = (amount: string): string => amount.replaceAll(" ", "\u00a0");

export const budgetTexts = {
  title: "Budget voor uw woning",
  field: "Hoeveel wilt u hoogstens extra uitgeven?",
  help: "Alles bij elkaar, inclusief btw en montage. Alleen de kopers van deze woning zien dit bedrag, op elk apparaat waarop zij inloggen.",
  save: "Bewaar budget",
  remove: "Zonder budget",
  invalid: "Vul een bedrag in van 1 tot 1.000.000 euro, bijvoorbeeld 5.000.",
  failed: "Bewaren is niet gelukt. Probeer het opnieuw.",
  total: (total: string) => `Uw configuratie kost nu ${whole(total)} extra.`,
  left: (budget: string, rest: string) => `Van uw budget van ${whole(budget)} is nog ${whole(rest)} over.`,
  over: (budget: string, rest: string) => `Dat is ${whole(rest)} boven uw budget van ${whole(budget)}.`,
  letGo: {
    title: "Wat kan ik laten vallen?",
    intro: "Wat in uw woning het meeste extra kost, en wat u bespaart als u teruggaat naar de standaard.",
    list: "Meerprijzen van uw woning",
    empty: "U heeft niets gekozen dat extra kost.",
    label: (room: string, what: string) => `${room} · ${what}`,
    becomes: (name: string) => `Wordt ${name}`,
    dropped: "Vervalt",
    total: (amount: string) => `, totaal wordt ${whole(amount)}`,
    along: (subject: string, from: string, to: string | undefined) =>
      `${subject}: ${from} ${to === undefined ? "vervalt mee" : `wordt ${to}`}`,
    press: "Laat vallen",
    pressOf: (name: string) => `Laat vallen: ${name}`,
    more: (count: number) => `Toon nog ${count}`,
    done: (name: string) => `${name}: terug naar de standaard`,
    doneTotal: (total: string) => `Het totaal is nu ${whole(total)}.`,
    undo: "Ongedaan maken",
  },
} as const;
