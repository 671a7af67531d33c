import { parentPort } from 'node:worker_threads';
import { serve } from '../budget/serve.ts';
import { pieces } from './pieces.ts';

// The first run of each piece builds its patterns, which would come out of somebody's budget.
const text = 'Нужна швея с опытом от 3 лет, 5 млн сум, график 2/2, работа в Ташкенте';
const vacancy = { title: 'Швея', description: text, requirements: [text], benefits: [text] };
pieces.readMessage({ message: text, language: 'ru', asked: 'title' });
// Lists of one's own words are read by others, which take the longest to build.
pieces.readMessage({ message: 'Контроль качества, расчёт норм, обучение новых', language: 'ru', asked: 'duties' });
pieces.readMessage({ message: 'Mijozlarga xizmat ko‘rsatish, kassa bilan ishlash', language: 'uz', asked: 'duties' });
pieces.faultsOf(vacancy);
const paid = { ...vacancy, salaryMin: 5_000_000, salaryMax: null, currency: 'UZS' };
pieces.findingsOf(paid);
pieces.findingCounts([paid]);
pieces.checkEdit({ before: vacancy, after: { ...vacancy, title: 'Старшая швея' } });
pieces.describePage(`<p>${text}</p>`);

serve(parentPort, pieces);
