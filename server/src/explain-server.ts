/** Entry point of the developers' page, which `npm run dev` starts beside the server. */
import { openKitchen } from '@saffron/kitchen/open-kitchen';
import { createExplainPage } from './evaluation/explain-page.ts';

const PORT = 3001;
await createExplainPage(openKitchen).listen({ host: '127.0.0.1', port: PORT });
