/** The four shapes of question, each answerable by keyboard alone. */
import type { Described, Id } from '@longtable/kernel';
import { type DragEvent, useState } from 'react';
import { Button as AriaButton, ToggleButton } from 'react-aria-components';
import { Icon } from '../design/icon.tsx';
import { useText } from '../i18n/index.ts';
import { optionAbout, optionName, promptOf, sayOf, useTable } from '../match/model.ts';
import { addressed } from './addressed.ts';
import type { Draft } from './draft.ts';
import './shapes.css';

interface ShapeProps {
  readonly draft: Draft;
  readonly question: Described;
  /** A pick that needs no second thought. */
  readonly onPick: (id: Id) => void;
  /** The ids to list; the others are reached on the board only. */
  readonly only?: readonly Id[];
}

function OptionText({ question, id }: { readonly question: Described; readonly id: Id }) {
  const text = useText();
  const model = useTable();
  const asked = promptOf(model, question.kind, question.stage)?.ask(sayOf(model, model.now.look.view, question.shown.with ?? {}));
  const about = optionAbout(model, question, id);
  return (
    <span className="option-text">
      {addressed(optionName(model, question, id), model.viewer === null ? '' : model.name(model.viewer), text.table.you)}
      {/* What the question says already is not said again. */}
      {about !== '' && asked?.includes(about) !== true && <small className="option-about">{about}</small>}
    </span>
  );
}

export function PickList({ draft, question, onPick, only }: ShapeProps) {
  if (question.ask.shape !== 'pick') return null;
  const options = only ?? question.ask.options;
  return (
    <div className="ch" role="group">
      {options.map((id) => (
        <AriaButton
          key={id}
          className={draft.chosen.includes(id) ? 'chq on' : 'chq'}
          data-option={id}
          onPress={() => onPick(id)}
          aria-pressed={draft.chosen.includes(id)}
        >
          <Icon name={draft.chosen.includes(id) ? 'check' : 'chevron'} />
          <OptionText question={question} id={id} />
        </AriaButton>
      ))}
    </div>
  );
}

export function SomeList({ draft, question, only }: ShapeProps) {
  if (question.ask.shape !== 'some') return null;
  return (
    <div className="ch" role="group">
      {(only ?? question.ask.options).map((id) => {
        const on = draft.chosen.includes(id);
        return (
          <ToggleButton key={id} className={on ? 'chq on' : 'chq'} data-option={id} isSelected={on} onChange={() => draft.toggle(id)}>
            <span className="bx">{on && <Icon name="check" />}</span>
            <OptionText question={question} id={id} />
          </ToggleButton>
        );
      })}
    </div>
  );
}

export function ShareList({ draft, question, only }: ShapeProps) {
  const text = useText();
  const model = useTable();
  const { ask } = question;
  if (ask.shape !== 'share') return null;
  const total = draft.shares.reduce((a, b) => a + b, 0);
  return (
    <div className="stp">
      {ask.bins.map((bin, i) => {
        if (ask.most[i] === 0 || only?.includes(bin) === false) return null;
        const n = draft.shares[i]!;
        const name = optionName(model, question, bin);
        return (
          <div key={bin} className={n > ask.least[i]! ? 'st on' : 'st'} role="group" aria-label={`${name}: ${n}`}>
            <div className="l">
              <b>{name}</b>
              <span>{text.ask.limits(ask.least[i]!, ask.most[i]!)}</span>
            </div>
            <div className="k">
              <AriaButton
                aria-label={text.ask.less(name)}
                aria-disabled={n <= ask.least[i]!}
                onPress={() => n > ask.least[i]! && draft.share(i, -1)}
                data-less={bin}
              >
                <Icon name="minus" />
              </AriaButton>
              <b className="num" aria-live="polite">
                {n}
              </b>
              <AriaButton
                aria-label={text.ask.more(name)}
                aria-disabled={n >= ask.most[i]! || total >= ask.max}
                onPress={() => n < ask.most[i]! && total < ask.max && draft.share(i, 1)}
                data-more={bin}
              >
                <Icon name="plus" />
              </AriaButton>
            </div>
          </div>
        );
      })}
    </div>
  );
}

export function OrderList({ draft, question }: ShapeProps) {
  const text = useText();
  const model = useTable();
  const [dragged, setDragged] = useState<number | null>(null);
  if (question.ask.shape !== 'order') return null;
  const over = (event: DragEvent, to: number): void => {
    event.preventDefault();
    if (dragged === null || dragged === to) return;
    draft.move(dragged, to);
    setDragged(to);
  };
  const last = draft.chosen.length - 1;
  return (
    <ol className="od">
      {draft.chosen.map((id, i) => {
        const name = optionName(model, question, id);
        return (
          <li
            key={id}
            className={dragged === i ? 'oi drag' : 'oi'}
            draggable
            onDragStart={() => setDragged(i)}
            onDragOver={(event) => over(event, i)}
            onDragEnd={() => setDragged(null)}
          >
            <span className="no" aria-hidden="true">
              {i + 1}
            </span>
            <b>{name}</b>
            <span className="moves">
              <AriaButton aria-label={text.ask.up(name)} aria-disabled={i === 0} onPress={() => i > 0 && draft.move(i, i - 1)}>
                <Icon name="chevron" className="up" />
              </AriaButton>
              <AriaButton aria-label={text.ask.down(name)} aria-disabled={i === last} onPress={() => i < last && draft.move(i, i + 1)}>
                <Icon name="chevron" className="down" />
              </AriaButton>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
