/** "Explain this": the question in other words, and the rules behind it. */
import type { Described, Game, RuleId, Spec } from '@longtable/kernel';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useText } from '../i18n/index.ts';
import { promptOf, useTable } from '../match/model.ts';
import { RuleLink, RuleText } from '../rules/rule-link.tsx';

export function ExplainButton({ question }: { readonly question: Described }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="paper" small icon="why" onPress={() => setOpen(true)} label={text.ask.explain} className="ask-tool" />
      <Dialog title={text.ask.explain} open={open} onClose={() => setOpen(false)}>
        <Explanation question={question} />
      </Dialog>
    </>
  );
}

/** What a question is about, as its stage says. */
function rulesOf({ frames }: Game<Spec>, kind: string, stage: string): readonly RuleId[] {
  const asking = frames[kind]?.stages as Readonly<Record<string, { readonly rules?: readonly RuleId[] }>> | undefined;
  return asking?.[stage]?.rules ?? frames[kind]?.rules ?? [];
}

function Explanation({ question: { kind, stage } }: { readonly question: Described }) {
  const text = useText();
  const model = useTable();
  const { game } = model.table;
  const rules = rulesOf(model.title.game, kind, stage);
  return (
    <div className="explanation">
      <p className="lead serif">{promptOf(model, kind, stage)?.explain}</p>
      {rules.length > 0 && <h3 className="label">{text.ask.rulesBehind}</h3>}
      {rules.map((rule) => (
        <p key={rule} className="wy" data-rule={rule}>
          <RuleLink game={game} rule={rule} /> <RuleText game={game} rule={rule} />
        </p>
      ))}
    </div>
  );
}
