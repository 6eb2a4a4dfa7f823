import { games } from "@portolan/games";
import { expect, test } from "vitest";
import { profileFor } from "./profile.ts";

test.each(games.map(({ id, players }) => [id, players] as const))(
  "%s has a profile",
  (game, { min, max }) => {
    for (let players = min; players <= max; players++) {
      const { exploration, horizon, rivals } = profileFor({ game, players });
      expect(exploration).toBeGreaterThan(0);
      expect(horizon.far.depth).toBeGreaterThanOrEqual(horizon.near.depth);
      expect(["tree", "rollout", "greedy"]).toContain(rivals);
    }
  },
);

test("rivals decide in another way where there are more of them, if the profile says so", () => {
  const rivals = [2, 3, 4].map((players) => profileFor({ game: "galactic-traders", players }).rivals);
  expect(rivals).toEqual(["tree", "greedy", "greedy"]);
});

test("a game without a profile has the default", () => {
  expect(profileFor({ game: "toy", players: 2 })).toMatchObject({
    exploration: 1,
    rivals: "rollout",
    epsilon: 0,
  });
});
