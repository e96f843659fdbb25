/** An error whose message the caller may read; any other error reaches the client without its message. */
export class HubException extends Error {
  override readonly name = "HubException";
}

/** The error text of a completion, in the words of ASP.NET Core, so that existing clients recognise it. */
export function completionError(method: string, cause: unknown): string {
  return explained(`An unexpected error occurred invoking '${method}' on the server.`, cause);
}

/** The error text of the completion of a stream that failed after it had begun. */
export function streamError(cause: unknown): string {
  return explained("An error occurred on the server while streaming results.", cause);
}

function explained(text: string, cause: unknown): string {
  return cause instanceof HubException ? `${text} HubException: ${cause.message}` : text;
}
