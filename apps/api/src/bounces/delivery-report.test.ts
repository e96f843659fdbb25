import { describe, expect, it } from "vitest";
import { delayed, outOfOffice, REPORTS } from "../testing/delivery-reports.ts";
import { readDeliveryReport } from "./delivery-report.ts";

const about = { id: "<0b7c7a52@showroom.example>", to: "jan@elders.example" };
const read = (text: string) => readDeliveryReport(Buffer.from(text.replaceAll("\n", "\r\n")));

describe("a report", () => {
  it.each([
    [
      "postfix",
      "jan@elders.example",
      "5.1.1",
      "550 5.1.1 <jan@elders.example>: Recipient address rejected: User unknown in virtual mailbox table",
    ],
    [
      "exchange",
      "jan@elders.example",
      "5.2.2",
      "554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException",
    ],
    [
      "gmail",
      "JAN@ELDERS.EXAMPLE",
      "5.7.26",
      "550-5.7.26 Your email has been blocked because the sender is unauthenticated. 550 5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.",
    ],
    ["oldExim", "jan@elders.example", "", ""],
  ] as const)("of %s names the mail, who did not get it, and why", (server, recipient, status, diagnostic) => {
    expect(read(REPORTS[server](about))).toEqual({
      messageId: about.id,
      failures: [{ recipient, status, diagnostic }],
    });
  });

  it("of several recipients names each that failed", () => {
    const other =
      "\nFinal-Recipient: rfc822; piet@elders.example\nAction: delivered\nStatus: 2.1.5\n\nFinal-Recipient: rfc822; els@elders.example\nAction: failed\nStatus: 5.1.2\n";
    const text = REPORTS.postfix(about).replace(
      "\n\n--9C1A31C0A1.1796630404/mx.showroom.example\nContent-Description: Undelivered",
      `\n${other}\n--9C1A31C0A1.1796630404/mx.showroom.example\nContent-Description: Undelivered`,
    );
    expect(read(text)?.failures.map(({ recipient, status }) => `${recipient} ${status}`)).toEqual([
      "jan@elders.example 5.1.1",
      "els@elders.example 5.1.2",
    ]);
  });

  it("in base64 or quoted-printable is read the same", () => {
    const status =
      "Reporting-MTA: dns; x\n\nFinal-Recipient: rfc822; jan@elders.example\nAction: failed\nStatus: 5.1.1\n";
    const report = (encoding: string, body: string) =>
      read(
        `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n--b--\n`,
      );
    const expected = {
      messageId: null,
      failures: [{ recipient: "jan@elders.example", status: "5.1.1", diagnostic: "" }],
    };
    expect(report("base64", Buffer.from(status).toString("base64"))).toEqual(expected);
    expect(report("quoted-printable", status.replace("failed", "fai=\nled").replace("@", "=40"))).toEqual(expected);
  });
});

it("a delay is no failure, and an automatic reply is no report", () => {
  expect(read(delayed(about))).toEqual({ messageId: about.id, failures: [] });
  expect(read(outOfOffice(about))).toBeNull();
});

it("what is no mail at all, cut off, or nested without end is no report", () => {
  for (const text of ["", "\n", "onzin", REPORTS.postfix(about).slice(0, 700)])
    expect(read(text)?.failures ?? []).toEqual([]);
  const nested = "Content-Type: multipart/mixed; boundary=b\n\n--b\n".repeat(2_000);
  expect(read(nested)).toBeNull();
});
