export { type Bot, obviously, type Task, type Thought } from './bot.ts';
export { type Heuristic, prospects, standing, type Term, type Words } from './heuristic.ts';
export { isKnown, loadHeuristic } from './heuristics.ts';
export { emptyMemory, type Memory } from './memory.ts';
export { botNamed, isBotName, LEVELS, type Level, levelBot } from './names.ts';
export { type Budget, search } from './search.ts';
export { greedy, random } from './simple.ts';
export { type Assignment, type Decision, type Think, thinking } from './think.ts';
export { reweighed, type Weights, weightsOf } from './weights.ts';
