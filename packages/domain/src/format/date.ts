const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;

/** The day of an ISO date as `dd-MM-yyyy`, without time zone conversion. Empty for any other text. */
export function formatDate(iso: string): string {
  const parts = ISO_DAY.exec(iso);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : "";
}
