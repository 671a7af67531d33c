/** What a text tells to type, by the heading it stands below, one block after the other. */
export function typedUnder(text: string): Map<string, string[]> {
  const sections = text.split(/^(?=#+ )/m).map((section) => {
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
    return [/^#+ (.*)$/m.exec(section)?.[1] ?? '', blocks] as const;
  });
  return new Map(sections.filter(([, blocks]) => blocks.length > 0));
}
