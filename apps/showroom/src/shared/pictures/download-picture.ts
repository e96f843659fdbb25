/** Saves a picture under a name. The render service stands at another origin, where `download` alone is ignored. */
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
