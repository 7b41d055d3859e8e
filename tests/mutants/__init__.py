"""Can the tests fail? Faults are put into functions one by one, and the tests that enter them are run."""
