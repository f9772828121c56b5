/** Everything that is blocked says why, with the rule that forbids it. */
import type { Blocked, Described } from '@longtable/kernel';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { optionName, useTable } from '../match/model.ts';
import { RuleLink, RuleText } from '../rules/rule-link.tsx';

export function WhyNotList({ question }: { readonly question: Described }) {
  const model = useTable();
  const byRule = new Map<string, Blocked[]>();
  for (const blocked of question.shown.blocked ?? []) byRule.set(blocked.rule, [...(byRule.get(blocked.rule) ?? []), blocked]);
  return (
    <>
      {[...byRule].map(([rule, list]) => (
        <div key={rule} className="wy">
          <b>
            <Icon name="lock" />
            {list.map(({ id }) => optionName(model, question, id)).join(', ')}
          </b>
          <RuleText game={model.table.game} rule={rule} /> <RuleLink game={model.table.game} rule={rule} />
        </div>
      ))}
    </>
  );
}

export const WhyNotPanel = ({ question }: { readonly question: Described }) => {
  const text = useText();
  if ((question.shown.blocked ?? []).length === 0) return null;
  return (
    <section className="panel why" aria-label={text.ask.whyNot}>
      <h3>
        <Icon name="why" />
        {text.ask.whyNot}
      </h3>
      <div className="why-list">
        <WhyNotList question={question} />
      </div>
    </section>
  );
};

export function WhyNotButton({ question }: { readonly question: Described }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if ((question.shown.blocked ?? []).length === 0) return null;
  return (
    <>
      <Button kind="paper" small icon="lock" onPress={() => setOpen(true)} label={text.ask.whyNot} className="ask-why">
        <span className="words">{text.ask.whyNot}</span>
      </Button>
      <Dialog title={text.ask.whyNot} open={open} onClose={() => setOpen(false)} className="narrow">
        <WhyNotList question={question} />
      </Dialog>
    </>
  );
}
