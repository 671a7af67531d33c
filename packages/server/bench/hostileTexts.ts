import { fuzzedTexts, longestDescription, longestMessage, reportedTexts } from '../test/support/hostileTexts.ts';
import { readersOfMessages, readersOfVacancies, slowOnes, warmUp } from '../test/support/textReaders.ts';

// Every text that was found by hand and those of a fuzzer, to all that reads what people write: none may take long, and
// ever longer the longer it is.
const FUZZED = 800;

warmUp();
const messages = [...reportedTexts(longestMessage), ...fuzzedTexts(FUZZED, longestMessage)];
const vacancies = [...reportedTexts(longestDescription), ...fuzzedTexts(FUZZED, longestDescription)];
const slow = [
  ...slowOnes(readersOfMessages, messages),
  ...slowOnes(readersOfVacancies(100), reportedTexts(longestDescription)),
  ...slowOnes(readersOfVacancies(5), vacancies),
];
console.log(`${messages.length + vacancies.length} hostile texts: ${slow.length} slow`);
for (const line of slow) console.error(line);
process.exitCode = slow.length === 0 ? 0 : 1;
