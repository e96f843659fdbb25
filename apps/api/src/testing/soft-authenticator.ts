/** An authenticator for passkeys in software, which signs like a browser with a security key. */
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest();
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");

function counterBytes(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

interface Authenticator {
  /** How it is reached; not sent without it. */
  readonly transports?: string[];
  /** Whether it asks for a finger or a code. */
  readonly verifiesUser?: boolean;
}

/** Creates an authenticator with one passkey for a site. */
export function createSoftAuthenticator(origin: string, { transports, verifiesUser = true }: Authenticator = {}) {
  const user = USER_PRESENT | (verifiesUser ? USER_VERIFIED : 0);
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const data = (flags: number, rest = Buffer.alloc(0)): Buffer => {
    counter += 1;
    const site = sha256(new URL(origin).hostname);
    return Buffer.concat([site, Buffer.from([flags]), counterBytes(counter), rest]);
  };

  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: "public-key" as const,
  };

  return {
    create: (challenge: string) => {
      const cosePublicKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 0xff]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cosePublicKey)]);
      const authData = new Uint8Array(data(user | HAS_CREDENTIAL, attested));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation)),
          ...(transports && { transports }),
        },
      };
    },
    prove: (challenge: string) => {
      const client = clientData("webauthn.get", challenge);
      const authenticatorData = data(user);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
  };
}
