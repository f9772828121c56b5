/** Plans: a quiet button where a question may be let go by ahead of time, and a line while one holds. */
import type { Until } from '@longtable/host';
import type { Described } from '@longtable/kernel';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Toggle } from '../design/fields.tsx';
import { toast } from '../design/toast.tsx';
import { useText } from '../i18n/index.ts';
import { useTable } from '../match/model.ts';
import { reason } from '../match/reason.ts';
import './plan.css';

/** Says what the viewer's seat wishes; a refusal is told. */
function usePlan(): (wish: { readonly until?: Until | null; readonly forced?: boolean }) => void {
  const text = useText();
  const { link, viewer } = useTable();
  return (wish) => {
    if (viewer === null) return;
    void link.wish({ t: 'plan', seat: viewer, ...wish }).then((refused) => {
      if (refused !== null) toast(reason(text, refused), 'lock');
    });
  };
}

export function PlanButton({ question }: { readonly question: Described }) {
  const text = useText();
  const { now } = useTable();
  const say = usePlan();
  const [open, setOpen] = useState(false);
  const { plan } = now.look;
  const isOpen = question.shown.plan?.open === true;
  if (plan === undefined || (plan.may.length === 0 && !isOpen && !plan.forced)) return null;
  const until = (end: Until): void => {
    say({ until: end });
    setOpen(false);
  };
  return (
    <>
      <Button kind="paper" small icon="clock" onPress={() => setOpen(true)} label={text.plan.title} className="ask-tool ask-plan" />
      <Dialog title={text.plan.title} open={open} onClose={() => setOpen(false)} className="narrow plan">
        <p className="help">{text.plan.lead}</p>
        {plan.may.map((end) => (
          <Button key={end} kind={plan.until === end ? 'wax' : 'plain'} pressed={plan.until === end} onPress={() => until(end)}>
            {text.plan.until[end]}
          </Button>
        ))}
        <Toggle label={text.plan.forced} help={text.plan.forcedHelp} on={plan.forced} onChange={(forced) => say({ forced })} />
      </Dialog>
    </>
  );
}

/** The plan that holds, and the way to end it. */
export function PlanNote() {
  const text = useText();
  const { now } = useTable();
  const say = usePlan();
  const { plan } = now.look;
  if (plan === undefined || (plan.until === null && !plan.answers)) return null;
  return (
    <p className="plan-note" role="status">
      <span>{plan.until === null ? text.plan.soon : text.plan.now[plan.until]}</span>
      {plan.until !== null && (
        <Button kind="paper" small icon="close" onPress={() => say({ until: null })}>
          {text.plan.cancel}
        </Button>
      )}
    </p>
  );
}
