import { rightWorkbook, type SpoiltWorkbook } from "./spoilt-workbook.ts";

/** The second lines of the steps, in their order. */
const SUBTITLES = ["Uw woning", "Tegels en sanitair", "Vloer en plinten", "Alles bij elkaar"];

/**
 * The example project as a person types it: a percentage, a formula, a number as a text, yes and no, and signs beyond ASCII. The files of
 * other programs hold what is typed here.
 */
export async function retypedWorkbook(): Promise<SpoiltWorkbook> {
  const workbook = await rightWorkbook();
  SUBTITLES.forEach((subtitle, at) => workbook.set("Pagina's", at + 2, "Ondertitel", subtitle));
  return workbook
    .field("Snijverlies wandtegels (%)", { value: 0.12, format: "0%" })
    .set("Producten", 2, "Naam", "Crème – «mat» & 20×40")
    .set("Producten", 2, "Prijs (€)", { value: 23.45, format: '"€" #,##0.00', formula: "20.1+3.35" })
    .set("Producten", 3, "Prijs (€)", "€ 39,90");
}
