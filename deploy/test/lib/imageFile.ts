/** An instruction of an image's file. */
export interface Instruction {
  /** `FROM`, `COPY`, `RUN`… */
  name: string;
  /** What stands behind it, its lines joined. */
  text: string;
}

/** A part of an image's file that begins with its own base. */
export interface Stage {
  /** What `FROM … AS` calls it. */
  name: string | undefined;
  instructions: Instruction[];
}

/** Reads an image's file: the stages in their order. @throws when a line is no instruction */
export function readImageFile(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) throw new Error(`no instruction of an image: ${line}`);
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(rest)?.[1], instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}
