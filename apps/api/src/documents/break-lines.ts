/** Breaks a text into lines of at most this width. A word that is wider than a line is broken where it must. */
export function breakLines(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const space = measure(" ");
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const piece of paragraph.split(" ").flatMap((word) => fitting(word, width, measure))) {
      const size = measure(piece);
      if (line !== "" && used + space + size > width) {
        lines.push(line);
        line = piece;
        used = size;
      } else {
        used += line === "" ? size : space + size;
        line = line === "" ? piece : `${line} ${piece}`;
      }
    }
    return [...lines, line];
  });
}

/** The word, or the pieces of it that fit in a line. */
function fitting(word: string, width: number, measure: (text: string) => number): readonly string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
