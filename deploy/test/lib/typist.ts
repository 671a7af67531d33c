import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';

/** What a text tells to type, by the heading it stands below, one block after the other. */
function typedUnder(text: string): Map<string, string[]> {
  const sections = text.split(/^(?=#+ )/m).map((section) => {
    const blocks = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
    return [/^#+ (.*)$/m.exec(section)?.[1] ?? '', blocks] as const;
  });
  return new Map(sections.filter(([, blocks]) => blocks.length > 0));
}

/** Types what a chapter of the runbook tells, and times it. */
export function openTypist(chapter: string, env: NodeJS.ProcessEnv) {
  const waiting = typedUnder(readFileSync(join(root, 'docs', chapter), 'utf8'));

  async function run(lines: string): Promise<string> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', lines], {
      cwd: '/',
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => output.push(text));
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(`${lines}\nended with ${code}:\n${output.join('')}`);
    return output.join('');
  }

  return {
    /** Runs some lines. @returns what they print. @throws when one of them fails */
    run,
    /** Types all that stands below a heading. @returns what is printed */
    async type(heading: string): Promise<string> {
      const started = performance.now();
      const blocks = waiting.get(heading);
      if (!blocks) throw new Error(`the runbook tells nothing below «${heading}»`);
      waiting.delete(heading);
      const outputs: string[] = [];
      for (const block of blocks) outputs.push(await run(block));
      console.log(`${heading}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
      return outputs.join('');
    },
    /** @throws unless a command prints some words */
    async expectLine(command: string, words: string) {
      const output = await run(command);
      if (!output.includes(words)) throw new Error(`${command} does not say «${words}»:\n${output}`);
    },
    /** @throws where something was not typed */
    end() {
      if (waiting.size > 0) throw new Error(`nobody typed what stands below ${[...waiting.keys()].join(', ')}`);
    },
  };
}
