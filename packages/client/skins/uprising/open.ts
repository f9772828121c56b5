/** The view as this board draws it: every hex says everything, also that nothing stands there. */
import { openView } from '@longtable/uprising/query/open';
import type { View as Said } from '@longtable/uprising/spec';
import type { OpenView } from '@longtable/uprising/view-types';

export type View = OpenView;

/** Opened once for each view: what is drawn again from the same view is the same. */
const known = new WeakMap<object, View>();

export function opened(view: object): View {
  const found = known.get(view) ?? openView(view as Said);
  known.set(view, found);
  return found;
}
