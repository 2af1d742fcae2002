import { strings } from '../../strings/en.js';
import { Page } from '../components/layout/page.js';
import { ButtonSection, FieldSection, StateSection } from './control-sections.js';
import { DataSection } from './data-sections.js';
import { ColourSection, TypeSection } from './foundation-sections.js';
import { MessageSection, OverlaySection, WaitingSection } from './feedback-sections.js';

/** Every component in its states. */
export const GalleryPage = () => (
  <main>
    <Page title={strings.gallery.title}>
      <p>{strings.gallery.hint}</p>
      <ButtonSection />
      <FieldSection />
      <DataSection />
      <StateSection />
      <OverlaySection />
      <MessageSection />
      <WaitingSection />
      <TypeSection />
      <ColourSection />
    </Page>
  </main>
);
