/** Reports as mail servers write them, about the mail with an id to an address. Their structure is theirs; names and addresses are made up. */
interface About {
  readonly id: string;
  readonly to: string;
}

const originalHeaders = ({ id, to }: About): string => `From: Digitale Showroom <showroom@showroom.example>
To: ${to}
Subject: Uitnodiging voor De Lindehof
Message-ID: ${id}
Date: Mon, 07 Dec 2026 08:00:00 +0000
MIME-Version: 1.0`;

/** Postfix: an unknown user of another server. */
const postfix = ({ id, to }: About): string => `Return-Path: <>
Received: by mx.showroom.example (Postfix)
	id 4F2B81C0A2; Mon,  7 Dec 2026 09:00:04 +0100 (CET)
Date: Mon,  7 Dec 2026 09:00:04 +0100 (CET)
From: MAILER-DAEMON@mx.showroom.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bounces@showroom.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9C1A31C0A1.1796630404/mx.showroom.example"
Message-Id: <20261207080004.4F2B81C0A2@mx.showroom.example>

This is a MIME-encapsulated message.

--9C1A31C0A1.1796630404/mx.showroom.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.showroom.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<${to}>: host mail.elders.example[192.0.2.25] said: 550 5.1.1
    <${to}>: Recipient address rejected: User unknown in virtual mailbox
    table (in reply to RCPT TO command)

--9C1A31C0A1.1796630404/mx.showroom.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.showroom.example
X-Postfix-Queue-ID: 9C1A31C0A1
X-Postfix-Sender: rfc822; bounces@showroom.example
Arrival-Date: Mon,  7 Dec 2026 09:00:01 +0100 (CET)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: failed
Status: 5.1.1
Remote-MTA: dns; mail.elders.example
Diagnostic-Code: smtp; 550 5.1.1 <${to}>: Recipient address rejected:
    User unknown in virtual mailbox table

--9C1A31C0A1.1796630404/mx.showroom.example
Content-Description: Undelivered Message
Content-Type: message/rfc822

Return-Path: <bounces@showroom.example>
${originalHeaders({ id, to })}
Content-Type: text/plain

Beste bewoner,

--9C1A31C0A1.1796630404/mx.showroom.example--
`;

/** Exchange Online: HTML in base64, and the mail's headers alone. */
const exchange = ({ id, to }: About): string => `Received: from DB9PR01MB0000.eurprd01.prod.exchangelabs.com
MIME-Version: 1.0
From: <postmaster@elders.example>
To: <bounces@showroom.example>
Date: Mon, 7 Dec 2026 08:00:09 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11"
X-MS-Exchange-Message-Is-Ndr:
Message-ID: <0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11@DB9PR01MB0000>
Subject: Undeliverable: Uitnodiging voor De Lindehof
Auto-Submitted: auto-replied

--0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="7b0b1e53-9d20-4a3e-8f0c-0d6d0b0d4f5a"

--7b0b1e53-9d20-4a3e-8f0c-0d6d0b0d4f5a
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: base64

PGh0bWw+PGJvZHk+WW91ciBtZXNzYWdlIGNvdWxkbid0IGJlIGRlbGl2ZXJlZC48L2JvZHk+PC9o
dG1sPg==

--7b0b1e53-9d20-4a3e-8f0c-0d6d0b0d4f5a--

--0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11
Content-Type: message/delivery-status

Reporting-MTA: dns;DB9PR01MB0000.eurprd01.prod.exchangelabs.com
Received-From-MTA: dns;mx.showroom.example
Arrival-Date: Mon, 7 Dec 2026 08:00:05 +0000

Final-Recipient: rfc822;${to}
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp;554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException

--0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11
Content-Type: text/rfc822-headers

${originalHeaders({ id, to })}

--0e9c4d0e-6a49-4a1f-9f3e-2e5b8d2a7c11--
`;

/** Gmail: blocked by policy, the address with its case. */
const gmail = ({ id, to }: About): string => `Delivered-To: bounces@showroom.example
MIME-Version: 1.0
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>
To: bounces@showroom.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: ${id}
In-Reply-To: ${id}
X-Failed-Recipients: ${to}
Message-ID: <67540000.050a0220.1b2c3d.4e5f.GMR@mx.google.com>
Date: Mon, 07 Dec 2026 00:00:12 -0800 (PST)
Content-Type: multipart/report; boundary="000000000000a1b2c3062f000000"; report-type=delivery-status

--000000000000a1b2c3062f000000
Content-Type: multipart/related; boundary="000000000000a1b2d4062f000001"

--000000000000a1b2d4062f000001
Content-Type: text/html; charset="UTF-8"

<html>Message blocked</html>
--000000000000a1b2d4062f000001--
--000000000000a1b2c3062f000000
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.com
Received-From-MTA: dns; bounces@showroom.example
Arrival-Date: Mon, 07 Dec 2026 00:00:10 -0800 (PST)
X-Original-Message-ID: ${id}

Final-Recipient: rfc822; ${to.toUpperCase()}
Action: failed
Status: 5.7.26
Remote-MTA: dns; gmail-smtp-in.l.google.com. (192.0.2.26, the server for the domain gmail.com.)
Diagnostic-Code: smtp; 550-5.7.26 Your email has been blocked because the sender is unauthenticated.
 550 5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.
Last-Attempt-Date: Mon, 07 Dec 2026 00:00:12 -0800 (PST)

--000000000000a1b2c3062f000000
Content-Type: message/rfc822

${originalHeaders({ id, to })}
Content-Type: text/plain

Beste bewoner,

--000000000000a1b2c3062f000000--
`;

/** Exim, of before it wrote reports: the recipients in a header, the mail below a line. */
const oldExim = ({ id, to }: About): string => `X-Failed-Recipients: ${to}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@oud.example>
To: bounces@showroom.example
Subject: Mail delivery failed: returning message to sender
References: ${id}
Message-Id: <E1aBcDe-0000aB-CD@oud.example>
Date: Mon, 07 Dec 2026 09:00:03 +0100

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to all of its recipients.

  ${to}
    all relevant MX records point to non-existent hosts
`;

export const REPORTS = { postfix, exchange, gmail, oldExim } as const;

/** Still being tried: nothing came back yet. */
export const delayed = (about: About): string =>
  postfix(about)
    .replace("Action: failed", "Action: delayed")
    .replace("Status: 5.1.1", "Status: 4.4.1")
    .replace("Undelivered Mail Returned to Sender", "Delayed Mail (still being retried)");

/** Somebody who is away. */
export const outOfOffice = ({ id, to }: About): string => `From: ${to}
To: bounces@showroom.example
Subject: Automatisch antwoord: Uitnodiging voor De Lindehof
In-Reply-To: ${id}
Auto-Submitted: auto-replied
Message-ID: <afwezig@elders.example>
Content-Type: text/plain; charset=utf-8

Ik ben er tot 14 december niet.
`;
