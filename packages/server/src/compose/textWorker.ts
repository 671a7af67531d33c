import { parentPort } from 'node:worker_threads';
import { serve } from '../budget/serve.ts';
import { pieces } from './pieces.ts';

// The first run of each piece builds its patterns, which would come out of somebody's budget.
const text = 'Нужна швея с опытом от 3 лет, 5 млн сум, график 2/2, работа в Ташкенте';
const vacancy = { title: 'Швея', description: text, requirements: [text], benefits: [text] };
pieces.readMessage({ message: text, language: 'ru', asked: 'title' });
pieces.faultsOf(vacancy);
pieces.findingsOf(vacancy);
pieces.checkEdit({ before: vacancy, after: { ...vacancy, title: 'Старшая швея' } });
pieces.describePage(`<p>${text}</p>`);

serve(parentPort, pieces);
