import { parentPort } from 'node:worker_threads';
import { serve } from '../budget/serve.ts';
import { drawInvoice } from '../payments/drawInvoice.ts';
import { drawPdf } from '../resumes/pdf/drawPdf.ts';

serve(parentPort, { drawInvoice, drawPdf });
