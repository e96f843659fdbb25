import { createRemoteJWKSet, errors, jwtVerify } from "jose";

/** Who holds an access token. */
export interface RenderUser {
  readonly id: string;
  /** Anonymous visitors may connect, not render. */
  readonly isAnonymous: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The user of a token, or null if the token is not valid. Throws if tokens cannot be checked now. */
export type Authenticate = (token: string | null) => Promise<RenderUser | null>;

/** Checks tokens against the API's public keys. */
export function createAuthenticate(apiUrl: string): Authenticate {
  const keys = createRemoteJWKSet(new URL(`${apiUrl}/oauth/jwks`), {
    timeoutDuration: 5_000,
    cooldownDuration: 2_000,
  });
  return async (token) => {
    if (token === null) return null;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ["EdDSA", "Ed25519"],
        audience: "showroom",
        requiredClaims: ["exp", "sub"],
      });
      if (payload["token_use"] !== "access" || payload.sub === undefined || payload.exp === undefined) return null;
      return {
        id: payload.sub,
        isAnonymous: payload["role"] === "anonymous",
        expiresAt: payload.exp * 1_000,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError && !isKeyTrouble(error)) return null;
      throw error;
    }
  };
}

/** The keys could not be fetched, so it is not known whether the token is valid. */
function isKeyTrouble(error: errors.JOSEError): boolean {
  return (
    error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || error.code === "ERR_JOSE_GENERIC"
  );
}
