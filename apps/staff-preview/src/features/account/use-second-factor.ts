import { useState } from "react";
import { startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import {
  addPasskey,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from "@showroom/api-contract/endpoints/second-factor";
import { api } from "../../shared/api/api.ts";
import { secondFactorQuery } from "./account-queries.ts";

/** A factor to remove; the id is null for the authenticator app. */
export interface RemovedFactor {
  readonly id: string | null;
  readonly name: string;
}

/** Whether this browser can store passkeys here. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** The user's second factor with its changes. `newCodes` are recovery codes that were not shown yet. */
export function useSecondFactor() {
  const queries = useQueryClient();
  const { data: factor } = useSuspenseQuery(secondFactorQuery);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  // Pages that were refused without a second factor load again.
  const onSettled = async (): Promise<void> => {
    await queries.invalidateQueries();
  };
  const onSuccess = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] | null }): void =>
    setNewCodes(recoveryCodes);

  const setUp = useMutation({ mutationFn: () => api.call(startTotp) });
  const confirm = useMutation({
    mutationFn: (code: string) => api.call(confirmTotp, { body: { code } }),
    onSuccess: (answer) => {
      setUp.reset();
      onSuccess(answer);
    },
    onSettled,
  });
  const add = useMutation({
    mutationFn: async (name: string) => {
      const { token, options } = await api.call(startPasskey);
      const created = await startRegistration({ optionsJSON: options });
      return await api.call(addPasskey, { body: { token, name, created } });
    },
    onSuccess,
    onSettled,
  });
  const renew = useMutation({ mutationFn: () => api.call(renewRecoveryCodes), onSuccess, onSettled });
  /** Removes a passkey, or the authenticator app for null. */
  const remove = useMutation({
    mutationFn: (passkeyId: string | null) =>
      passkeyId === null ? api.call(removeTotp) : api.call(removePasskey, { params: { passkeyId } }),
    onSettled,
  });
  return { factor, newCodes, codesKept: () => setNewCodes(null), setUp, confirm, add, renew, remove };
}

export type SecondFactorActions = ReturnType<typeof useSecondFactor>;
