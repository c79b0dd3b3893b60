import { Git } from '../owner/git.ts';
import { publish, planPublication, type PublishOptions } from '../owner/publish/publication.ts';
import { lastPublication, revertPublication } from '../owner/publish/undo.ts';
import { faultCount } from '../owner/diff/report.ts';
import { formatText } from '../owner/diff/format-text.ts';
import { placeOf, projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { DeployError } from '../site/deploy/deploy.ts';
import type { Choices, PublishAnswer, PublishConflict } from '../../src/shared/editing.ts';
import { type Command, printReport } from './command.ts';
import { confirm } from './prompt.ts';

/**
 * `publish [-- --yes --to TARGET --draft-ok --undo] [place=mine|theirs …]`: shows what changes, asks, then publishes as `publish` in
 * spec/site.yaml says; with `--undo`, what the last publication changed is undone first. With `--format json` and without `--yes`: the plan alone. Resolves to 0 published, 1 not.
 */
export const run: Command = async (options, rest) => {
  const isText = options.format === undefined;
  const steps: string[] = [];
  const answer: PublishAnswer = {
    outcome: 'planned',
    report: '',
    toSee: 0,
    where: '',
    steps,
    conflicts: [],
    last: null,
    message: null,
  };
  const end = (own: Partial<PublishAnswer>, words: string) => {
    const last = lastPublication(new Git(projectOf(options).root))?.words ?? null;
    const whole = { version: 1, ...answer, last, ...own };
    const isDone = whole.outcome === 'planned' || whole.outcome === 'published';
    printReport(options, whole, words, !isDone);
    return isDone ? 0 : 1;
  };
  const note = (words: string) => {
    steps.push(words);
    if (isText) console.log(`  ✓ ${words}`);
  };
  try {
    const project = projectOf(options);
    const own: PublishOptions = {
      draftOk: options['draft-ok'] === true,
      ...(typeof options.to === 'string' && { to: options.to }),
    };
    const choices = choicesIn(rest);
    const git = new Git(project.root);
    const before = git.commitOf('HEAD');
    const last = lastPublication(git);
    if (options.undo === true) {
      if (last === undefined)
        throw new UserError(
          "Le dernier changement enregistré n'est pas une publication, ou elle est déjà annulée. Pour la reprendre : git revert du commit « Annuler la publication », puis npm run publish",
        );
      if (!(await confirm(`Annuler la publication « ${last.words} » ?`, options))) return 1;
      revertPublication(git, last);
    }
    const plan = await planPublication(project, own).catch((error: unknown) => {
      if (options.undo === true) git.text('reset', '--keep', String(before));
      throw error;
    });
    if (options.undo === true) note(`Publication annulée : ${last?.words}.`);
    const { branch } = plan.destination;
    const where = branch === undefined ? 'en ligne' : `sur la branche « ${branch} »`;
    Object.assign(answer, { report: formatText(plan.report, placeOf(project)), toSee: faultCount(plan.report), where });
    if (!isText && options.yes !== true) return end({}, '');
    if (isText) console.log(`${answer.report}\n`);
    if (options.undo !== true && !(await confirm(`Publier ${where} ?`, options))) return 1;
    const conflicts = await publish(project, plan, { ...own, choices }, note);
    if (conflicts.length > 0) return end({ outcome: 'conflict', conflicts }, conflictText(conflicts));
    return end({ outcome: 'published' }, 'Publié. Pour revenir : npm run publish -- --undo');
  } catch (error) {
    if (!(error instanceof UserError) && !(error instanceof DeployError)) throw error;
    return end({ outcome: 'refused', message: error.message }, error.message);
  }
};

function choicesIn(words: readonly string[]): Choices {
  return Object.fromEntries(
    words.map((word) => {
      const [, key, side] = /^(.+)=(mine|theirs)$/u.exec(word) ?? [];
      if (key === undefined)
        throw new UserError(`« ${word} » n'est pas un choix : écrivez spec/facts.yaml#delai/value=mine, ou =theirs.`);
      return [key, side as 'mine' | 'theirs'] as const;
    }),
  );
}

function conflictText(conflicts: readonly PublishConflict[]): string {
  const lines = conflicts.flatMap(({ key, words, before, mine, theirs }) => [
    `${words} (avant : ${before})`,
    `    la vôtre           ${mine}   « ${key}=mine »`,
    `    celle du collègue  ${theirs}   « ${key}=theirs »`,
  ]);
  return [
    'Un collègue a changé les mêmes valeurs. Choisissez sur la page (npm run dev, « Publier »), ou en ajoutant vos choix à la commande :',
    ...lines,
    "Vos changements sont enregistrés ici ; rien d'autre n'est fait.",
  ].join('\n');
}
