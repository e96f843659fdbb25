/** Downloads a picture under a name. The render service has another origin, so a link with `download` alone does not work. */
export async function downloadPicture(url: string, name: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) return;
  const address = URL.createObjectURL(await answer.blob());
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
