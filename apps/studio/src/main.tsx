import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter/index.css';
import './design/tokens.css';
import './design/base.css';
import { openAppearance } from './app/appearance.js';
import { App, open } from './app/boot.js';
import { shownError } from './api/api-errors.js';
import { Unreachable } from './app/unreachable.js';
import { strings } from './strings/en.js';

openAppearance();
const root = createRoot(document.getElementById('root')!);

async function start(): Promise<void> {
  if (!isSecureContext) return root.render(<Unreachable message={strings.errors.insecure} />);
  try {
    if (!(await open())) return;
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<Unreachable message={shownError(error).message} onRetry={() => void start()} />);
  }
}

void start();
