import { Outlet, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../../design/components/controls/button.js';
import { factorPrompt } from '../../session/session.js';
import { strings } from '../../strings/en.js';
import { ConnectionBanner } from './connection.js';
import { OrganizationMenu } from './organization-menu.js';
import { paletteShortcut } from './palette-shortcut.js';
import { Sidebar } from './sidebar.js';
import styles from './shell.module.css';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.js')).Palette }));
const FactorDialog = lazy(async () => ({ default: (await import('./factor-dialog.js')).FactorDialog }));

/** The frame of the pages of an organization: navigation, state of the connection, command palette. */
export function Shell() {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [wasPaletteOpen, setWasPaletteOpen] = useState(false);
  const openPalette = (isOpen: boolean) => {
    setPaletteOpen(isOpen);
    if (isOpen) setWasPaletteOpen(true);
  };
  const isProving = useSyncExternalStore(factorPrompt.subscribe, factorPrompt.isOpen);
  useEffect(() => paletteShortcut(() => openPalette(true)), []);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {strings.shell.skip}
      </a>
      <div className={styles.side}>
        <Sidebar onSearch={() => openPalette(true)} />
      </div>
      <PhoneBar onSearch={() => openPalette(true)} />
      <div className={styles.main}>
        <ConnectionBanner />
        <main id="content" tabIndex={-1} className={styles.content}>
          <Outlet />
        </main>
      </div>
      {wasPaletteOpen && (
        <Suspense>
          <Palette isOpen={isPaletteOpen} onOpenChange={openPalette} />
        </Suspense>
      )}
      {isProving && (
        <Suspense>
          <FactorDialog />
        </Suspense>
      )}
    </div>
  );
}

/** The bar of a narrow window, from which the navigation opens. */
function PhoneBar({ onSearch }: { readonly onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => setOpen(false), [path]);
  return (
    <header className={styles.bar}>
      <Button
        kind="plain"
        aria-label={strings.shell.openNavigation}
        icon={<MenuIcon />}
        onPress={() => setOpen(true)}
      />
      <OrganizationMenu />
      <ModalOverlay isOpen={isOpen} onOpenChange={setOpen} isDismissable className={styles.drawerBackdrop}>
        <Modal className={styles.drawer}>
          <Dialog className={styles.drawerContent} aria-label={strings.shell.navigation}>
            <Sidebar
              onSearch={() => {
                setOpen(false);
                onSearch();
              }}
            />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </header>
  );
}
