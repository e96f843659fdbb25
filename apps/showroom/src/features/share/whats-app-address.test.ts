import { expect, test } from "vitest";
import { whatsAppAddress } from "./whats-app-address.ts";

test("the message has the whole link, whatever characters it has", () => {
  const link = "https://showroom.example/delen/a_b-c?x=1&y=é#z";
  const address = new URL(whatsAppAddress(link));
  expect(address.origin + address.pathname).toBe("https://wa.me/");
  expect([...address.searchParams.keys()]).toEqual(["text"]);
  expect(address.searchParams.get("text")).toMatch(/^Dit zijn onze keuzes voor het nieuwe huis: /);
  expect(address.searchParams.get("text")?.endsWith(` ${link}`)).toBe(true);
});
