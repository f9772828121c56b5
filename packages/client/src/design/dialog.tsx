/** Dialogs, sheets and popovers. */
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '../i18n/index.ts';
import { IconButton } from './button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  /** A picture behind the title. */
  readonly banner?: ReactNode;
  /** Cannot be left by Escape or a click beside it. */
  readonly firm?: boolean;
}

export function Dialog({ title, open, onClose, children, className = '', banner, firm = false }: DialogProps) {
  const text = useText();
  return (
    <ModalOverlay
      className="veil"
      isOpen={open}
      isDismissable={!firm}
      isKeyboardDismissDisabled={firm}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={`dlg ${className}`}>
        <AriaDialog className="dlg-in">
          <header className={banner ? 'dlg-head banner' : 'dlg-head'}>
            {banner}
            <Heading slot="title" className="dlg-title">
              {title}
            </Heading>
            {!firm && <IconButton icon="close" label={text.common.close} onPress={onClose} className="dlg-close" />}
          </header>
          {/* Whatever is longer than the window is scrolled by keyboard too. */}
          <div className="dlg-body" tabIndex={0}>
            {children}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
