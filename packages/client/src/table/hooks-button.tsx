/** A button that opens the table's own webhooks. They come when somebody wants them. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useText } from '../i18n/index.ts';

const TableHooks = lazy(async () => ({ default: (await import('../notices/table-hooks.tsx')).TableHooks }));

export function HooksButton({ table, small = false }: { readonly table: string; readonly small?: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind={small ? 'plain' : 'ghost'} small={small} icon="bell" onPress={() => setOpen(true)}>
        {text.room.hooks}
      </Button>
      <Dialog title={text.room.hooks} open={open} onClose={() => setOpen(false)}>
        <Suspense fallback={<p className="loading">{text.common.loading}</p>}>
          <TableHooks table={table} />
        </Suspense>
      </Dialog>
    </>
  );
}
