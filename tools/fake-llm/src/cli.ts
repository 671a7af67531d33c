import { startFakeModel } from './fakeModel.ts';

const fake = await startFakeModel({ port: Number(process.env.PORT ?? 4100) });
console.log(`Fake model: KASB_LLM_URL=${fake.url} KASB_LLM_MODEL=fake`);
console.log('POST /control {"replies": [{"kind": "cut"}, …]} scripts what comes next.');
