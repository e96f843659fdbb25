/** Shorter names are those of other programs too. */
const SHORTEST = 7;

/** Whether two texts differ by one letter that is added, left out, replaced or swapped with the next one. */
function differByOne(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1))
    return rest !== otherRest;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** A fault for each variable whose name is almost that of a setting which is not given: it would be left out in silence. */
export function misspeltSettings(
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const given = Object.keys(environment).filter((name) => environment[name] && name.length >= SHORTEST);
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  const absent = [...known].filter((name) => name.length >= SHORTEST && !environment[name]);
  return given
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = absent.find((one) => differByOne(name, one));
      return meant === undefined ? [] : [`${name}: is not a setting; is ${meant} meant?`];
    });
}
