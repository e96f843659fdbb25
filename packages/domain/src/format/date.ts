const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;

/** The calendar day of an ISO date as written in it: `dd-MM-yyyy`. Empty for anything else; no time zone is applied. */
export function formatDate(iso: string): string {
  const parts = ISO_DAY.exec(iso);
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : "";
}
