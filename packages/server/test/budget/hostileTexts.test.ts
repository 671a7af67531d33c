import { beforeAll, expect, test } from 'vitest';
import { longestDescription, longestMessage, textsOfFamilies } from '../support/hostileTexts.ts';
import { readersOfMessages, readersOfVacancies, slowOnes, warmUp } from '../support/textReaders.ts';

// One text of each family of patterns, as long as it may be. That no pattern takes more than linear time is checked
// where it stands (`checks`), and `bench hostileTexts` tries all texts and those of a fuzzer.
beforeAll(warmUp);

test.each(textsOfFamilies(longestMessage))('H1: $name takes no time as a message', (text) => {
  expect(slowOnes(readersOfMessages, [text])).toEqual([]);
});

test.each(textsOfFamilies(longestDescription))('H2: $name takes no time in a vacancy', (text) => {
  expect(slowOnes(readersOfVacancies(10), [text])).toEqual([]);
});
